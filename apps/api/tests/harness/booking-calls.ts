import { agreement } from '../support/agreement.ts'
import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { Problem } from '@farandfew/domain/problem/problem.ts'
import { fromPage } from './members.ts'
import type { SignedIn } from './signed-in.ts'

export interface Answer<T = unknown> {
  readonly status: number
  readonly body: T | Problem
  /** The code of a problem document; undefined for a success. */
  readonly code: string | undefined
}

/** Sends a member's call, as the site's page does. Behind a proxy every member has an address of their own. */
export async function send<T = unknown>(
  origin: string,
  member: SignedIn,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      ...fromPage(member.cookie),
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(member.id >> 16) & 255}.${(member.id >> 8) & 255}.${member.id & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const answered = (await response.json()) as T | Problem
  const code = response.ok ? undefined : (answered as Problem).code
  return { status: response.status, body: answered, code }
}

/** An answer that is not a success. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    body: unknown,
  ) {
    super(`${status} ${JSON.stringify(body)}`)
  }
}

/**
 * The body of a success.
 * @throws RefusedError
 */
function bodyOf<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new RefusedError(status, body)
  return body as T
}

type Payment = Pick<PaymentCheckout, 'orderId'> & { paymentId: string; signature: string }

export const sendHold = (origin: string, member: SignedIn, scheduleId: number) =>
  send<BookingView>(origin, member, '/api/bookings', { scheduleId })

export const sendReport = (origin: string, member: SignedIn, payment: Payment) =>
  send<BookingView>(origin, member, '/api/payments/verify', payment)

export const hold = async (...args: Parameters<typeof sendHold>): Promise<BookingView> =>
  bodyOf(await sendHold(...args))

export async function openOrder(origin: string, member: SignedIn, bookingId: number) {
  return bodyOf(
    await send<PaymentCheckout>(origin, member, '/api/payments/orders', { bookingId, agreement }),
  )
}

/** Plays the sandbox's checkout, which captures the payment; returns what the browser reports. */
export async function checkOut(
  origin: string,
  member: SignedIn,
  orderId: string,
): Promise<Payment> {
  const answer = await send<Omit<Payment, 'orderId'>>(origin, member, '/api/payments/sandbox', {
    orderId,
    outcome: 'paid',
  })
  return { orderId, ...bodyOf(answer) }
}
