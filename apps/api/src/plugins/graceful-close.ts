import type { FastifyInstance } from 'fastify'

/** Milliseconds between two looks for connections that have become idle. */
const interval = 25

/**
 * While the app closes, a connection ends as soon as its request is answered. Node closes those that are idle
 * when the close begins; one whose answer comes later would be kept alive, and hold up the end.
 */
export function addGracefulClose(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), interval)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
