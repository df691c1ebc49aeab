import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import type { OpenPayment } from './open-payment.ts'
import type { SignedPayment } from './razorpay.ts'

/** How far a payment is. */
export type PaymentStep =
  /** Nothing runs. The note says how the last attempt ended. */
  | { kind: 'ready'; note?: string }
  /** The order is being created. */
  | { kind: 'opening'; agrees: boolean }
  /** The gateway's checkout is open. `received` is what the booking had received when it was opened, in paise. */
  | { kind: 'checkout'; checkout: PaymentCheckout; received: number }
  /** The result is unknown and is being read from the API. */
  | { kind: 'checking' }
  /** The result is still unknown after the last check. */
  | { kind: 'unknown' }

export interface PaymentState {
  readonly step: PaymentStep
  /** The payment that the gateway may have made, until its result is known. */
  readonly open?: OpenPayment
}

/** What happens to a payment. What a checkout answers names its order, because the answer may be late. */
export type PaymentEvent =
  /** `agrees`: the member has just agreed to the Booking Terms. */
  | { type: 'pay'; agrees: boolean }
  | { type: 'order created'; checkout: PaymentCheckout; received: number }
  | { type: 'order refused'; note: string }
  /** The checkout sends the payment: from here on its result may be unknown. `received` is what came before, in paise. */
  | { type: 'sent'; orderId: string; received: number }
  /** The gateway has answered with a payment, which the API now checks. */
  | { type: 'reported'; orderId: string; payment: SignedPayment }
  | { type: 'answer lost'; orderId: string }
  /** The checkout ended without a payment. */
  | { type: 'not paid'; orderId: string; note: string }
  /** The booking has received more than before: the checks, another tab or the gateway itself have reported it. */
  | { type: 'money arrived' }
  /** Another tab has paid what the open checkout is for. */
  | { type: 'paid elsewhere'; note: string }
  /** The API does not know this payment by its signature. */
  | { type: 'signature refused'; paymentId: string }
  | { type: 'checks ended' }
  | { type: 'check again' }
  /** The member says that no payment was made. */
  | { type: 'start again' }

/** The payment when the page opens. One that is open from before is checked before another one is offered. */
export const startPayment = (open: OpenPayment | undefined): PaymentState =>
  open ? { step: { kind: 'checking' }, open } : { step: { kind: 'ready' } }

/** Whether the booking, which has received this many paise, has the money of the open payment. */
export const hasArrived = ({ open }: PaymentState, received: number): boolean =>
  open !== undefined && received > open.received

/** Whether the booking has received money since the checkout was opened that this checkout has not sent. */
export const wasPaidElsewhere = ({ step, open }: PaymentState, received: number): boolean =>
  step.kind === 'checkout' && open === undefined && received > step.received

const isCheckoutOf = ({ step }: PaymentState, orderId: string) =>
  step.kind === 'checkout' && step.checkout.orderId === orderId

/** The payment after an event. An event that does not belong to its step, such as a late answer, changes nothing. */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  const { step, open } = state
  switch (event.type) {
    case 'pay':
      return step.kind === 'ready' ? { step: { kind: 'opening', agrees: event.agrees } } : state
    case 'order created':
      if (step.kind !== 'opening') return state
      return {
        step: { kind: 'checkout', checkout: event.checkout, received: event.received },
      }
    case 'order refused':
      return step.kind === 'opening' ? { step: { kind: 'ready', note: event.note } } : state
    case 'sent': {
      const { orderId, received } = event
      return isCheckoutOf(state, orderId) ? { step, open: { orderId, received } } : state
    }
    case 'reported':
      if (open?.orderId !== event.orderId) return state
      return { step: { kind: 'checking' }, open: { ...open, ...event.payment } }
    case 'answer lost':
      if (!open || !isCheckoutOf(state, event.orderId)) return state
      return { step: { kind: 'checking' }, open }
    case 'not paid':
      if (!isCheckoutOf(state, event.orderId)) return state
      return { step: { kind: 'ready', note: event.note } }
    case 'money arrived':
      return open ? { step: { kind: 'ready' } } : state
    case 'paid elsewhere':
      return step.kind === 'checkout' && !open
        ? { step: { kind: 'ready', note: event.note } }
        : state
    case 'signature refused': {
      if (open?.paymentId !== event.paymentId) return state
      const { orderId, received } = open
      return { step, open: { orderId, received } }
    }
    case 'checks ended':
      return step.kind === 'checking' ? { ...state, step: { kind: 'unknown' } } : state
    case 'check again':
      return step.kind === 'unknown' ? { ...state, step: { kind: 'checking' } } : state
    case 'start again':
      return step.kind === 'checking' || step.kind === 'unknown'
        ? { step: { kind: 'ready' } }
        : state
  }
}
