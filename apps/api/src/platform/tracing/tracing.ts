import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Config } from '../config/config.ts'
import { createOtlpExporter } from './otlp-exporter.ts'

export interface Tracing {
  /** Starts a span for each request of a route. Add it before the routes. */
  addRequestSpans(app: FastifyInstance): void
  /** Kysely's log: a span for each query of a request. */
  onQuery(event: LogEvent): void
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Characters of a query that a span keeps. It contains placeholders, not values. */
const queryLength = 2_000

/** The word of a statement that says what it does, after a comment such as that with its prepared name. */
const firstWord = /^(?:\s|\/\*[^*]*\*\/)*([a-z]+)/i

/** Milliseconds after which a stop goes on without the last spans. */
const stopTimeoutMs = 1_500

const unobserved = new Set(['/healthz', '/readyz'])

/**
 * Traces requests and their queries. A span names the pattern of a route, never the URL, and does not continue a trace of
 * the client. Import this file on demand: without a collector, OpenTelemetry would only take memory.
 */
export function startTracing({ endpoint, ratio }: NonNullable<Config['tracing']>): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'club-api',
      'service.instance.id': randomUUID(),
    }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: createOtlpExporter(endpoint) })],
  })
  const tracer = provider.getTracer('club-api')
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()

  const addRequestSpans = (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { url: route, config } = request.routeOptions
      // A stream that is open for hours says nothing.
      const isObserved = route !== undefined && !unobserved.has(route) && !config.lastsLong
      if (!isObserved) return done()
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          // The clock of its queries' spans: the default is another, and a query could begin before its request.
          startTime: performance.now(),
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'club.request.id': request.id,
          },
        },
        ROOT_CONTEXT,
      )
      spans.set(request, span)
      current.run(span, done)
    })
    // Node reads a body outside the request's context.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request)
      if (span) current.run(span, done)
      else done()
    })
    app.addHook('onResponse', (request, reply, done) => {
      const span = spans.get(request)
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end(performance.now())
      done()
    })
  }

  const onQuery = ({ level, query, queryDurationMillis }: LogEvent) => {
    const parent = current.getStore()
    if (!parent?.isRecording()) return
    const now = performance.now()
    const operation = firstWord.exec(query.sql)?.[1]?.toUpperCase() ?? 'QUERY'
    const span = tracer.startSpan(
      operation.slice(0, 20),
      {
        kind: SpanKind.CLIENT,
        startTime: now - queryDurationMillis,
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': query.sql.slice(0, queryLength),
        },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    )
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(now)
  }

  const stop = async () => {
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, stopTimeoutMs)))
    await Promise.race([provider.shutdown().catch(() => undefined), over])
    clearTimeout(timer)
  }
  return { addRequestSpans, onQuery, stop }
}
