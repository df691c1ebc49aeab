import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** Fastify publishes each new instance on this channel (its documentation, "Diagnostics Channel Support"). */
const channel = 'fastify.initialization'

/**
 * Collects each route that any app registers from now on, as 'GET /api/trips', or with 'ALL' if it accepts every method.
 * Leaves out the HEAD route of a GET. `stop` returns them.
 */
export function collectRoutes(): { stop(): string[] } {
  const routes: string[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      const methods = [method].flat()
      const names = methods.length > 5 ? ['ALL'] : methods.filter((name) => name !== 'HEAD')
      routes.push(...names.map((name) => `${name} ${url}`))
    })
  }
  subscribe(channel, listen)
  return {
    stop: () => {
      unsubscribe(channel, listen)
      return routes
    },
  }
}
