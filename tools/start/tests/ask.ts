import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Milliseconds after which waiting is given up. */
  patience?: number
}

/** One request over real HTTP, with no header but those given, and its answer as it came. */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, patience = 20_000 } = asking
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        hostname,
        port,
        path,
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode = 0, headers: answered } = response
          resolve({ status: statusCode, headers: answered, bytes, text: bytes.toString() })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
