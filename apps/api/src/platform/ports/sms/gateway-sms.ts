import type { DeliveryReason } from '@farandfew/domain/messages/delivery-reasons.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { SmsMessage, SmsPort } from './sms-port.ts'

/** Milliseconds for the whole call. */
const defaultTimeoutMs = 10_000

/** The reason of a status that is not 2xx (RFC 9110 section 15). Only 422 says that the number is the reason. */
function reasonOf(status: number): DeliveryReason {
  if (status === 422) return 'recipient-refused'
  if (status === 401 || status === 403) return 'sign-in-refused'
  if (status === 408 || status === 429 || status >= 500) return 'busy'
  return 'request-refused'
}

async function post(
  url: string,
  token: string | undefined,
  message: SmsMessage,
  signal: AbortSignal,
) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal,
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
    throw timedOut
      ? new DeliveryError('timeout', 'GATEWAY_TIMEOUT')
      : new DeliveryError('unreachable', 'GATEWAY_UNREACHABLE')
  }
}

/**
 * Sends text messages through an HTTP gateway: `POST {to, text, reference}` with a bearer token; 2xx means accepted,
 * 422 that the number cannot get messages. `reference` identifies the message, so that a gateway can drop a second copy.
 */
export function createGatewaySms(
  gateway: { url: string; token?: string | undefined },
  timeoutMs = defaultTimeoutMs,
): SmsPort {
  return {
    send: async (message, stop) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = stop ? AbortSignal.any([stop, timeout]) : timeout
      const status = await post(gateway.url, gateway.token, message, signal)
      if (status < 200 || status > 299)
        throw new DeliveryError(reasonOf(status), `GATEWAY ${status}`)
    },
  }
}
