import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import type { Registry } from 'prom-client'
import { isLoopback } from '../config/rules.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/** One collector needs one connection; more than a few are not collectors. */
const maxConnections = 20
/** Milliseconds for the head of a request. */
const headersTimeout = 5_000

/**
 * Whether a request names an address, this machine or a name of the private network, such as `api`. A page elsewhere can
 * point a name of its own at this port, and reads what is answered to it (DNS rebinding); such a name has a dot.
 */
function isPrivateName(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const isOfCluster = /\.(?:svc|cluster\.local|internal)$/.test(hostname)
  return isAddress || isLoopback(`http://${host}`) || isOfCluster || !hostname.includes('.')
}

function answer(registry: Registry): RequestListener {
  return async (request, response) => {
    if (!isPrivateName(request.headers.host ?? '')) {
      response.writeHead(421).end()
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' })
      response.end(text)
    } catch {
      response.writeHead(500).end()
    }
  }
}

/** Serves the metrics at `/metrics`, on a port of their own, which the public never reaches. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer({ headersTimeout, requestTimeout: headersTimeout })
  server.maxConnections = maxConnections
  server.on('request', answer(registry))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
