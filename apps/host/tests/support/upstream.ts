import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SeenRequest {
  line: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Upstream {
  origin: string
  port: number
  /** How many connections were opened to it. */
  connections: number
  /** How many requests began to reach it. */
  begun: number
  /** The requests that reached it completely, in order. */
  seen: SeenRequest[]
  /** How it answers; a test sets it. */
  answer: (response: ServerResponse, line: string) => void
  close: () => Promise<void>
}

/** A server in place of the API that records what reaches it. */
export async function startUpstream(host = '127.0.0.1', port = 0): Promise<Upstream> {
  const server = createServer((request, response) => {
    upstream.begun++
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const line = `${request.method} ${request.url}`
      upstream.seen.push({ line, headers: request.headers, body })
      upstream.answer(response, line)
    })
  })
  server.on('connection', () => upstream.connections++)
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const { port: taken } = server.address() as AddressInfo
  const upstream: Upstream = {
    origin: `http://${host}:${taken}`,
    port: taken,
    connections: 0,
    begun: 0,
    seen: [],
    answer: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return upstream
}
