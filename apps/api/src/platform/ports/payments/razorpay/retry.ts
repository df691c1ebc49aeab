import { setTimeout as sleep } from 'node:timers/promises'
import { GatewayError, type GatewayErrorCode } from '../gateway-error.ts'

/** Milliseconds. */
export interface Timing {
  /** For one request. */
  readonly requestMs: number
  /** For a call of the port with all its requests, attempts and pauses. */
  readonly totalMs: number
  /** Before the second attempt; twice as long before the third. */
  readonly pauseMs: number
}

const maxAttempts = 3
const retried: ReadonlySet<GatewayErrorCode> = new Set([
  'GATEWAY_TIMEOUT',
  'GATEWAY_UNREACHABLE',
  'GATEWAY_UNAVAILABLE',
])

const mayRetry = (error: unknown) => error instanceof GatewayError && retried.has(error.code)

/** Returns the signal of one request: its own limit, within that of the whole call. */
export type RequestSignal = () => AbortSignal

/**
 * Attempts something that may be repeated, at most three times and within the total time.
 * @throws the last attempt's error
 */
export async function retry<T>(
  timing: Timing,
  attempt: (signal: RequestSignal) => Promise<T>,
): Promise<T> {
  const total = AbortSignal.timeout(timing.totalMs)
  const signal = () => AbortSignal.any([total, AbortSignal.timeout(timing.requestMs)])
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(signal)
    } catch (error) {
      if (count === maxAttempts || !mayRetry(error)) throw error
      const isOver = await sleep(timing.pauseMs * count, false, { signal: total }).catch(() => true)
      if (isOver) throw error
    }
  }
}
