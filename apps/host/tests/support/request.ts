import { type Agent, get, type IncomingHttpHeaders, request } from 'node:http'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

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

/** A GET over the connections of an agent; resolves when the answer has ended. */
export function sendOver(agent: Agent, origin: string, path: string): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    get({ agent, hostname, port, path, headers: { host: ownName } }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0)).resume()
    }).on('error', reject)
  })
}

/** Opens connections, writes the same text over each, and reads nothing. */
export async function openSockets(origin: string, count: number, text: string): Promise<Socket[]> {
  const { hostname, port } = new URL(origin)
  const sockets = Array.from({ length: count }, () => connect(Number(port), hostname).pause())
  await Promise.all(
    sockets.map(async (socket) => {
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      if (text) socket.write(text)
    }),
  )
  return sockets
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
