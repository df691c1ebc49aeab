import { DeliveryError } from '../delivery-error.ts'
import type { SmsMessage, SmsPort } from './sms-port.ts'

/** Milliseconds for the whole call. */
const defaultTimeoutMs = 10_000

/** Statuses that allow a retry (RFC 9110 sections 15.5.2, 15.5.4, 15.5.9; RFC 6585 section 4), or that we can fix. */
const temporary = new Set([401, 403, 408, 429])

/** Whether a gateway will never accept this message. */
const isPermanent = (status: number) => status >= 400 && status < 500 && !temporary.has(status)

async function post(
  url: string,
  token: string | undefined,
  message: SmsMessage,
  timeoutMs: number,
) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: message.to, text: message.text, reference: message.id }),
    })
    await answer.body?.cancel()
    return answer.status
  } catch (error) {
    const timedOut = (error as Error).name === 'TimeoutError'
    throw new DeliveryError(timedOut ? 'GATEWAY_TIMEOUT' : 'GATEWAY_UNREACHABLE', false)
  }
}

/**
 * Sends text messages through an HTTP gateway: `POST {to, text, reference}` with a bearer token; 2xx means accepted.
 * `reference` identifies the message, so that a gateway can drop a second copy.
 */
export function createGatewaySms(
  gateway: { url: string; token?: string | undefined },
  timeoutMs = defaultTimeoutMs,
): SmsPort {
  return {
    send: async (message) => {
      const status = await post(gateway.url, gateway.token, message, timeoutMs)
      if (status < 200 || status > 299)
        throw new DeliveryError(`GATEWAY ${status}`, isPermanent(status))
    },
  }
}
