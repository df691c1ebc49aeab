import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A connection to a database that can be cut, blocked and restored. */
export interface FlakyNetwork {
  /** The database's URL through this connection. */
  readonly url: string
  /** Closes all connections and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections and data but passes nothing on, like a server that hangs. */
  block(): void
  /** Passes everything on again. */
  restore(): Promise<void>
  close(): Promise<void>
}

/** Passes connections on to the database of `url`. */
export async function createFlakyNetwork(url: string): Promise<FlakyNetwork> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let blocked = false
  let port = 0
  let server: Server

  const pass = (from: Socket) => {
    const to = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('data', (bytes) => {
        if (!blocked) other.write(bytes)
      })
    }
  }
  const listen = async () => {
    server = createServer(pass)
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await listen()
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String(port)
  return {
    url: own.href,
    cut,
    block: () => {
      blocked = true
    },
    restore: async () => {
      blocked = false
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await listen()
    },
    close: cut,
  }
}
