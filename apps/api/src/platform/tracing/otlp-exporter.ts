import type { Attributes, HrTime } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

type ExportResult = Parameters<Parameters<SpanExporter['export']>[1]>[0]

/** ExportResultCode of @opentelemetry/core. */
const success: ExportResult['code'] = 0
const failure: ExportResult['code'] = 1

/** Milliseconds for one request. The spans of a failed one are lost: tracing never holds up the API. */
const timeoutMs = 2_000

const toNanoseconds = ([seconds, nanoseconds]: HrTime) =>
  String(BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds))

function toValue(value: unknown) {
  if (typeof value === 'number') return { doubleValue: value }
  return { stringValue: String(value) }
}

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: toValue(value) }))

function toSpan(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext()
  const { parentSpanContext } = span
  return {
    traceId,
    spanId,
    ...(parentSpanContext && { parentSpanId: parentSpanContext.spanId }),
    name: span.name,
    // The protocol counts from 1, the API from 0.
    kind: span.kind + 1,
    startTimeUnixNano: toNanoseconds(span.startTime),
    endTimeUnixNano: toNanoseconds(span.endTime),
    attributes: toAttributes(span.attributes),
    status: { code: span.status.code },
  }
}

/** Spans of one process in the JSON of OTLP 1.x (opentelemetry.io/docs/specs/otlp, "JSON Protobuf Encoding"). */
function toRequest(spans: readonly ReadableSpan[]) {
  const [first] = spans
  if (!first) return { resourceSpans: [] }
  const resource = { attributes: toAttributes(first.resource.attributes as Attributes) }
  const scope = { name: first.instrumentationScope.name }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(toSpan) }] }] }
}

/** Sends spans to a collector. `endpoint` is its base address, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
export function createOtlpExporter(endpoint: string): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const send = async (spans: readonly ReadableSpan[]): Promise<ExportResult> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toRequest(spans)),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      await response.arrayBuffer()
      return { code: response.ok ? success : failure }
    } catch {
      return { code: failure }
    }
  }
  return {
    export: (spans, done) => void send(spans).then(done),
    shutdown: () => Promise.resolve(),
  }
}
