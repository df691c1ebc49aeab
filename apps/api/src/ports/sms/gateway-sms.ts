import { DeliveryError } from '../delivery-error.ts'
import type { SmsMessage, SmsPort } from './sms-port.ts'

/** Milliseconds for the whole call. */
const patience = 10_000

/** Refusals that say "later" (RFC 9110 sections 15.5.2, 15.5.4, 15.5.9; RFC 6585 section 4) or that are ours to mend. */
const temporary = new Set([401, 403, 408, 429])

/** Whether a gateway's answer means that this very message will never be taken. */
const isFinal = (status: number) => status >= 400 && status < 500 && !temporary.has(status)

async function post(url: string, token: string | undefined, message: SmsMessage, wait: number) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(wait),
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
 * Text messages through an HTTP gateway: `POST {to, text, reference}` with a bearer token, answered with 2xx where
 * the message was taken. `reference` is the same for the same message, so that a gateway can drop a second one.
 */
export function createGatewaySms(
  gateway: { url: string; token?: string | undefined },
  wait = patience,
): SmsPort {
  return {
    send: async (message) => {
      const status = await post(gateway.url, gateway.token, message, wait)
      if (status < 200 || status > 299)
        throw new DeliveryError(`GATEWAY ${status}`, isFinal(status))
    },
  }
}
