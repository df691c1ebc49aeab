import { queryDefaults } from '@farandfew/domain/constants'
import { QueryClient } from '@tanstack/react-query'

/** Query defaults of spec section 9: never stale, no refetch on window focus, no polling, no retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a network fails, and says so, rather than waiting for one.
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
