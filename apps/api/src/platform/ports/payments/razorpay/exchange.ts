import type * as z from 'zod/mini'
import { GatewayError, type GatewayErrorCode } from '../gateway-error.ts'

export interface RazorpayAccount {
  /** An origin, without a trailing slash. */
  readonly apiUrl: string
  readonly keyId: string
  readonly keySecret: string
}

/** One request to the API, and the form of its answer. */
export interface Exchange<Schema extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST'
  /** With its query; without the version. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answer: Schema
}

/** Bytes of an answer. An order with a hundred payments has about 100,000. */
const maxAnswer = 512 * 1024

/** Statuses after which the same call may succeed (RFC 9110 sections 15.5.9 and 15.5.10; RFC 6585 section 4). */
const isTemporary = (status: number) => [408, 409, 429].includes(status) || status >= 500

function codeOf(status: number): GatewayErrorCode {
  if (status === 401 || status === 403) return 'GATEWAY_REJECTED_KEY'
  return isTemporary(status) ? 'GATEWAY_UNAVAILABLE' : 'GATEWAY_REFUSED'
}

/** An error while connecting or reading. Its own text names addresses, so it is left out. */
const toGatewayError = (error: unknown, signal: AbortSignal): GatewayError => {
  if (error instanceof GatewayError) return error
  return new GatewayError(signal.aborted ? 'GATEWAY_TIMEOUT' : 'GATEWAY_UNREACHABLE')
}

/** Reads an answer as long as it is not too large. */
async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > maxAnswer) throw new GatewayError('GATEWAY_BAD_ANSWER', 'too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The gateway's reason for a refusal, such as `input_validation_failed`. Its description quotes values: left out. */
function reasonIn(body: unknown): string {
  const { error } = (body ?? {}) as { error?: { reason?: unknown; code?: unknown } | null }
  const words = [error?.reason, error?.code].find(
    (word) => typeof word === 'string' && /^[A-Za-z_]{3,60}$/.test(word),
  )
  return typeof words === 'string' ? ` ${words}` : ''
}

const authorization = ({ keyId, keySecret }: RazorpayAccount) =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

async function receive<Schema extends z.ZodMiniType>(
  account: RazorpayAccount,
  request: Exchange<Schema>,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await fetch(`${account.apiUrl}/v1${request.path}`, {
    method: request.method,
    redirect: 'error',
    signal,
    headers: {
      accept: 'application/json',
      authorization: authorization(account),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  })
  const body = parseJson(await readBody(response))
  const { ok, status } = response
  if (!ok) throw new GatewayError(codeOf(status), `${status}${reasonIn(body)}`)
  const answer = request.answer.safeParse(body)
  if (!answer.success) throw new GatewayError('GATEWAY_BAD_ANSWER', `${status}`)
  return answer.data
}

/**
 * Sends one request to Razorpay and returns its checked answer (https://razorpay.com/docs/api).
 * @param signal ends the request, while it connects as well as while it reads
 * @throws GatewayError
 */
export async function exchange<Schema extends z.ZodMiniType>(
  account: RazorpayAccount,
  request: Exchange<Schema>,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  try {
    return await receive(account, request, signal)
  } catch (error) {
    throw toGatewayError(error, signal)
  }
}
