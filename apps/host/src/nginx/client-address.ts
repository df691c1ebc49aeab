import { namedRanges, type TrustProxy } from '../settings.ts'
import { block, type Line, quotePattern } from './syntax.ts'

/** How nginx determines who sent a request: directives of `http`, and the values for the API. */
export interface ClientAddress {
  directives: Line[]
  address: string
  scheme: string
  host: string
  requestId: string
}

/** The last entry of a header with several, as the nearest proxy wrote it. */
const lastEntry = (header: string, variable: string, fallback: string) =>
  block(
    `map "$from_trusted_proxy:$http_${header}" $${variable}`,
    `default ${fallback}`,
    `${quotePattern(`~^1:(?:.*,)?\\s*(?<${variable}_entry>[^,\\s]+)\\s*$`)} $${variable}_entry`,
  )

const allAddresses = ['0.0.0.0/0', '::/0']

/** Gives the same results as Fastify's `trustProxy`. */
export function clientAddress(trust: TrustProxy): ClientAddress {
  if (trust === false || trust === 0) {
    return {
      directives: [],
      address: '$remote_addr',
      scheme: '$scheme',
      host: '$http_host',
      requestId: '$request_id',
    }
  }
  const ranges = Array.isArray(trust)
    ? (trust as readonly string[]).flatMap((name) => namedRanges[name] ?? [name])
    : allAddresses
  return {
    directives: [
      '# Who may name the client: the addresses of TRUST_PROXY',
      block(
        'geo $realip_remote_addr $from_trusted_proxy',
        'default 0',
        ranges.map((range) => `${range} 1`),
      ),
      ...(typeof trust === 'number' ? countedAddress(trust) : realAddress(ranges)),
      lastEntry('x_forwarded_proto', 'client_scheme', '$scheme'),
      lastEntry('x_forwarded_host', 'client_host', '$http_host'),
      block(
        'map "$from_trusted_proxy:$http_x_request_id" $first_request_id',
        'default $request_id',
        `${quotePattern('~^1:(?<sent_request_id>[A-Za-z0-9_-]{8,64})$')} $sent_request_id`,
      ),
    ],
    address: typeof trust === 'number' ? '$client_address' : '$remote_addr',
    scheme: '$client_scheme',
    host: '$client_host',
    requestId: '$first_request_id',
  }
}

/** The nearest address that is not a trusted proxy's. */
const realAddress = (ranges: readonly string[]): Line[] => [
  ...ranges.map((range) => `set_real_ip_from ${range}`),
  'real_ip_header X-Forwarded-For',
  'real_ip_recursive on',
]

/** The entry that the farthest of a number of proxies wrote, or the first one if there are fewer. */
const countedAddress = (proxies: number): Line[] => [
  block(
    'map $http_x_forwarded_for $client_address',
    'default $remote_addr',
    `${quotePattern(`~(?:^|,)\\s*(?<client_entry>[^,\\s]+)(?:\\s*,[^,]*){0,${proxies - 1}}\\s*$`)} $client_entry`,
  ),
]
