import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'

/** Milliseconds over which the delay is averaged. */
const sampleMs = 2000

/** Samples in a row with too long a delay, after which requests are refused: a start, or a slow moment, refuses no one. */
const samplesInARow = 3

/** Seconds after which a client may try again. */
const retryAfter = 2

/** Balancers ask these, and must not take a busy instance for a dead one. */
const neverRefused = new Set<string | undefined>(['/healthz', '/readyz'])

/** Counts the samples in a row. It sees only those with too long a delay, each of them at every request. */
function createRow(intervalMs: number) {
  let last = { delayMs: 0, at: Number.NEGATIVE_INFINITY }
  let count = 0
  return (delayMs: number): number => {
    const now = performance.now()
    const isNext = now - last.at < 2 * intervalMs
    if (!isNext) count = 1
    else if (delayMs !== last.delayMs) count += 1
    last = { delayMs, at: now }
    return count
  }
}

/**
 * Refuses requests while the process is so busy that each of them waits too long for its turn (docs/operations.md,
 * "Faults and stops").
 */
export async function addOverloadRefusal(
  app: FastifyInstance,
  { server }: Pick<AppContext, 'server'>,
): Promise<void> {
  const sampleInterval = server.overload.sampleMs ?? sampleMs
  const countInARow = createRow(sampleInterval)
  await app.register(underPressure, {
    maxEventLoopDelay: server.overload.maxDelayMs,
    sampleInterval,
    pressureHandler: (request, _reply, _type, delayMs) => {
      // Infinite if nothing was measured, such as after the machine slept.
      if (neverRefused.has(request.routeOptions.url) || delayMs === Infinity) return
      if (countInARow(delayMs ?? 0) < samplesInARow) return
      throw new AppError('OVERLOADED', { retryAfter })
    },
  })
}
