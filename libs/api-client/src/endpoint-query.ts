import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
import { buildUrl, type UrlParts } from './build-url.ts'
import { call } from './call.ts'

/** The path that is read and, when it has one, its query: `['/api/trips/7']`, `['/api/admin/users', { search: 'a' }]`. */
export type EndpointKey = readonly [path: string, query?: Record<string, unknown>]

/** The cache key of a read. Without `input` it is the prefix shared by every read of that path. */
export function endpointKey<const E extends Contract>(
  { path }: E,
  input?: ContractInput<E>,
): EndpointKey {
  const { params = {}, query } = (input ?? {}) as UrlParts
  const filled = buildUrl(path, { params })
  return query ? [filled, query] : [filled]
}

/** The key and the function of a read; spread them into TanStack Query's `queryOptions`. */
export function endpointQuery<const E extends Contract>(
  endpoint: E,
  input: ContractInput<E>,
): {
  queryKey: EndpointKey
  queryFn: (context: { signal: AbortSignal }) => Promise<ContractOutput<E>>
} {
  return {
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  }
}
