import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Seen {
  line: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Upstream {
  origin: string
  /** What reached it, in its order. */
  seen: Seen[]
  /** How it answers; a test sets it. */
  answer: (response: ServerResponse, line: string) => void
  close: () => Promise<void>
}

/** Stands where the API stands, and remembers what reaches it. */
export async function startUpstream(): Promise<Upstream> {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const line = `${request.method} ${request.url}`
      upstream.seen.push({ line, headers: request.headers, body })
      upstream.answer(response, line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const upstream: Upstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return upstream
}
