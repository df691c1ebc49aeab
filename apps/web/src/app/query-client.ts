import { queryDefaults } from '@farandfew/domain/constants/interface.ts'
import { QueryClient } from '@tanstack/react-query'

/** Queries are never stale, and are not repeated on focus, by polling or after a failure. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a network fails at once instead of waiting for the network.
      queries: { ...queryDefaults, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
