import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'

/** Milliseconds over which the delay is averaged, so that one slow moment refuses nobody. */
const sampleMs = 2000

/** Seconds after which a client may try again. */
const retryAfter = 2

/** Balancers ask these, and must not take a busy instance for a dead one. */
const neverRefused = new Set<string | undefined>(['/healthz', '/readyz'])

/**
 * Refuses requests while the process is so busy that each of them waits too long for its turn (docs/operations.md,
 * "Limits").
 */
export async function addOverloadRefusal(
  app: FastifyInstance,
  { server }: Pick<AppContext, 'server'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: server.overload.maxDelayMs,
    sampleInterval: server.overload.sampleMs ?? sampleMs,
    pressureHandler: (request, _reply, _type, delayMs) => {
      // Infinite if nothing was measured, such as after the machine slept.
      if (neverRefused.has(request.routeOptions.url) || !Number.isFinite(delayMs)) return
      throw new AppError('OVERLOADED', { retryAfter })
    },
  })
}
