import { ApiError } from '@farandfew/api-client'
import { queryDefaults } from '@farandfew/domain/constants/interface.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { expireSession, isConsoleOpen } from '../features/operator-sessions/session.data.ts'

const isUnauthorized = (error: Error) => error instanceof ApiError && error.status === 401

/**
 * Creates the query cache: never stale, no refetch on window focus, no polling, no retry. Any call that is answered
 * with 401 locks the console.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    // At the gate 401 means a wrong password.
    if (!isUnauthorized(error) || !isConsoleOpen(client)) return
    expireSession(client, 'refused')
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // 'always' lets a call fail without a network. The default would wait for one.
    defaultOptions: {
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
