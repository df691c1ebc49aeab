import { ApiError } from '@farandfew/api-client'
import { queryDefaults } from '@farandfew/domain/constants'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { endSession, isConsoleOpen } from '../features/session/session.data.ts'

const isUnauthorized = (error: Error) => error instanceof ApiError && error.status === 401

/**
 * Query defaults of spec section 9: never stale, no refetch on window focus, no polling, no retry.
 * A call that finds the session over leads to the gate, whichever call it was.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    // At the gate a 401 answers the password.
    if (!isUnauthorized(error) || !isConsoleOpen(client)) return
    endSession(client)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // 'always': a call without a network is to fail and say so, not to wait for one.
    defaultOptions: {
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
