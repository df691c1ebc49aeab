import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Milliseconds. */
  timeout?: number
}

/** The name that the hosts of the tests answer to. */
export const ownName = 'club.example'

/** One request over a connection of its own, to the host's own name, with no headers but those given. */
export function send(origin: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, timeout = 20_000 } = options
  const { hostname, port } = new URL(origin)
  const signal = AbortSignal.timeout(timeout)
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { host: ownName, ...headers },
        agent: false,
        signal,
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const { statusCode = 0, headers: received } = response
          resolve({ status: statusCode, headers: received, bytes, text: bytes.toString() })
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/**
 * Writes raw text, then one letter every `drip` milliseconds if given, until the server closes the connection. Returns
 * what the server sent, and after how many milliseconds the connection ended.
 */
export function sendRaw(
  origin: string,
  text: string,
  { drip, timeout = 20_000 }: { drip?: number; timeout?: number } = {},
): Promise<{ text: string; milliseconds: number }> {
  const { hostname, port } = new URL(origin)
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    const dripping = drip && setInterval(() => socket.write('x'), drip)
    const end = () => {
      clearInterval(dripping || undefined)
      resolve({ text: received, milliseconds: performance.now() - since })
    }
    socket.on('error', end)
    socket.on('close', end)
    socket.setTimeout(timeout, () => {
      socket.destroy()
      reject(new Error(`The connection was still open after ${timeout} ms.`))
    })
  })
}
