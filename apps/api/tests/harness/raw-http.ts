import { request, type IncomingHttpHeaders } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes as received. */
  bytes: Buffer
}

export interface RawRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Sends a request without adding headers, decompressing or following redirects. */
export function sendRaw(
  origin: string,
  path: string,
  options: RawRequest = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
