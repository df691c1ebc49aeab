import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { isEventStream } from '../special-calls.ts'

/** Milliseconds without a new request after which no one is expected to send one over an open connection. */
const quietTime = 200
/** Milliseconds between two looks at the connections. */
const interval = 25
/** Milliseconds of a turn of the event loop that accepts what waits and does little else, and for how long to wait for one. */
const shortTurn = 1
const shortTurnWithin = 200

interface DrainLimits {
  /** Milliseconds for clients to use their connections once more and be asked to leave. */
  drain: number
  /** Milliseconds after which connections are cut, from the beginning. */
  stop: number
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

/** Waits until Node has just accepted the connections that were waiting: those that wait when it stops listening are reset. */
async function untilAccepted(): Promise<void> {
  const since = performance.now()
  let turn = since
  do {
    turn = performance.now()
    await afterPoll()
  } while (performance.now() - turn > shortTurn && turn - since < shortTurnWithin)
}

/**
 * Prepares a server to stop without a reset. The function that it returns stops listening, answers what comes over open
 * connections with `Connection: close` until nothing comes any more, and lets what has begun end. It returns after `stop`
 * milliseconds at the latest. `close` resolves when all connections have ended.
 */
export function prepareDrain(server: Server, close: () => Promise<unknown>) {
  const open = new Set<ServerResponse>()
  let isDraining = false
  let lastRequest = 0
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastRequest = performance.now()
    open.add(response)
    response.once('close', () => open.delete(response))
    if (isDraining) response.shouldKeepAlive = false
  })

  const isQuiet = async () =>
    (await connectionsOf(server)) === 0 ||
    (open.size === 0 && performance.now() - lastRequest > quietTime)

  return async ({ drain, stop }: DrainLimits): Promise<void> => {
    const since = performance.now()
    const isWithin = (limit: number) => performance.now() - since < limit
    await untilAccepted()
    // Not the HTTP server's own `close`, which would cut connections over which a request may be on its way.
    NetServer.prototype.close.call(server)
    isDraining = true
    lastRequest = performance.now()
    for (const response of open) {
      response.shouldKeepAlive = false
      // It would not end by itself. The browser connects again.
      if (isEventStream(response.req)) response.destroy()
    }
    while (isWithin(drain) && !(await isQuiet())) await sleep(interval)
    let isClosed = false
    const closed = close().finally(() => (isClosed = true))
    while (isWithin(stop) && !isClosed) {
      server.closeIdleConnections()
      await sleep(interval)
    }
    server.closeAllConnections()
    await closed
  }
}
