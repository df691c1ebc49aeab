import type { Endpoint } from '@farandfew/domain/contract/contract.ts'
import type { EndpointInput, EndpointOutput } from '@farandfew/domain/contract/registry.ts'
import { buildUrl, type UrlParts } from './build-url.ts'
import { call } from './call.ts'

/** The path that is read and, when it has one, its query: `['/api/trips/7']`, `['/api/admin/users', { search: 'a' }]`. */
export type EndpointKey = readonly [path: string, query?: Record<string, unknown>]

/** The cache key of a read. Without `input` it is the prefix shared by every read of that path. */
export function endpointKey<const E extends Endpoint>(
  { path }: E,
  input?: EndpointInput<E>,
): EndpointKey {
  const { params = {}, query } = (input ?? {}) as UrlParts
  const filled = buildUrl(path, { params })
  return query ? [filled, query] : [filled]
}

/** The key and the function of a read; spread them into TanStack Query's `queryOptions`. */
export function endpointQuery<const E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): {
  queryKey: EndpointKey
  queryFn: (context: { signal: AbortSignal }) => Promise<EndpointOutput<E>>
} {
  return {
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  }
}
