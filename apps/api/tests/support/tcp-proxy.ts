import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between the API and its database that a test can interrupt. */
export interface TcpProxy {
  /** The database's URL through the proxy. */
  readonly url: string
  /**
   * `open` passes everything on. `frozen` accepts connections and data but passes nothing on, like a server that hangs.
   * `shut` closes all connections and refuses new ones, like a stopped server.
   */
  set(state: 'open' | 'frozen' | 'shut'): Promise<void>
  /** Holds back every answer of the database for some milliseconds. */
  delay(milliseconds: number): void
  close(): Promise<void>
}

/** Starts a proxy to the database of `url`, open. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const own = new URL(url)
  const target = { host: own.hostname, port: Number(own.port) }
  let state: 'open' | 'frozen' | 'shut' = 'open'
  let delayMs = 0
  const sockets = new Set<Socket>()
  const forward = (from: Socket, to: Socket, isAnswer: boolean) =>
    from.on('data', (bytes) => {
      if (state !== 'open') return
      if (isAnswer && delayMs > 0) setTimeout(() => to.write(bytes), delayMs)
      else to.write(bytes)
    })
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      forward(socket, other, socket === upstream)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  own.hostname = '127.0.0.1'
  own.port = String(port)
  return {
    url: own.href,
    set: async (next) => {
      state = next
      if (next === 'shut') await shut()
      else if (!server.listening) await listen(port)
    },
    delay: (milliseconds) => void (delayMs = milliseconds),
    close: shut,
  }
}
