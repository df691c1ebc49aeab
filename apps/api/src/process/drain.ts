import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

export interface DrainLimits {
  /** Milliseconds after which connections without a request are closed. Until then their next request is answered. */
  readonly idleMs: number
  /** Milliseconds after which all connections are closed. */
  readonly mostMs: number
}

/** Milliseconds between two looks at the connections. */
const intervalMs = 25

/** The most milliseconds for which the server accepts connections while more and more arrive. */
const acceptingMs = 2000

/** Waits for a turn of the event loop in which no connection was waiting to be accepted: closing would reset it. */
async function acceptWaiting(server: Server): Promise<void> {
  let isQuiet = false
  const onConnection = () => (isQuiet = false)
  server.on('connection', onConnection)
  const end = performance.now() + acceptingMs
  while (!isQuiet && performance.now() < end) {
    isQuiet = true
    // The first one may resume before the next connections are accepted.
    await turn()
    await turn()
  }
  server.off('connection', onConnection)
}

/**
 * Follows the connections of a server, and returns a function that ends them when the program stops: it answers what has
 * begun, and on each connection one more request, with `Connection: close`. A client thereby never loses a request that
 * it has sent; new connections are refused.
 */
export function prepareDrain(server: Server): (limits: DrainLimits) => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return async ({ idleMs, mostMs }) => {
    const begun = performance.now()
    await acceptWaiting(server)
    // Unlike the method of an HTTP server, this one leaves idle connections open.
    if (server.listening) NetServer.prototype.close.call(server)
    // Not before: clients whose connection ends would open others.
    server.prependListener('request', (_request, response) => {
      response.setHeader('connection', 'close')
    })
    for (let ms = 0; sockets.size > 0 && ms < mostMs; ms = performance.now() - begun) {
      if (ms >= idleMs) {
        server.closeIdleConnections()
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }
      await sleep(intervalMs)
    }
    server.closeAllConnections()
  }
}
