import type { TrustProxy } from './build-host.ts'

/** `TRUST_PROXY` as Fastify takes it: true, false, a number of proxies, or a list of addresses and ranges. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  if (!text || text === 'false') return false
  if (text === 'true') return true
  if (!/^\d+$/.test(text)) return text
  const proxies = Number(text)
  return (_address, hop) => hop < proxies
}
