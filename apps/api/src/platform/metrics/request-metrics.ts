import type { FastifyInstance } from 'fastify'
import type { Counter, Histogram } from 'prom-client'

export interface RequestMetrics {
  readonly answers: Counter<'method' | 'route' | 'status'>
  readonly durations: Histogram<'method' | 'route'>
  /** Sets what counts the open streams of events. */
  readonly countStreams: (count: () => number) => void
}

/** Counts the answers of one route. Their labels are looked up once, not at every request. */
function observerOf(
  { answers, durations }: RequestMetrics,
  { method, route, lastsLong = false }: { method: string; route: string; lastsLong?: boolean },
) {
  const duration = lastsLong ? undefined : durations.labels({ method, route })
  const counts = new Map<number, Counter.Internal>()
  return (status: number, milliseconds: number) => {
    const count = counts.get(status) ?? answers.labels({ method, route, status: String(status) })
    counts.set(status, count)
    count.inc()
    duration?.observe(milliseconds / 1000)
  }
}

/** Methods and paths of requests without a route may be anything. */
const unknown = { method: 'any', route: 'none' }

/** Counts a request that cannot be read, for which no hook runs. */
export function countUnreadable({ answers }: RequestMetrics): void {
  answers.inc({ ...unknown, status: '400' })
}

/**
 * Counts every answer by the pattern of its route, never by its URL. Add it before the routes: each of them gets its own
 * hook, which is cheaper than one hook that finds the route at every request.
 */
export function addRequestMetrics(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    const observers = new Map(
      methods.map((method) => [
        method,
        observerOf(metrics, {
          method,
          route: route.url,
          lastsLong: route.config?.lastsLong === true,
        }),
      ]),
    )
    route.onResponse = [
      (request, reply, done) => {
        observers.get(request.method)?.(reply.statusCode, reply.elapsedTime)
        done()
      },
      ...[route.onResponse ?? []].flat(),
    ]
  })
  const observeUnknown = observerOf(metrics, unknown)
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeUnknown(reply.statusCode, reply.elapsedTime)
    done()
  })
}
