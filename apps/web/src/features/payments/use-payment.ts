import { ApiError, call, serverMessage } from '@farandfew/api-client'
import { bookingTermsVersion, type PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { createPaymentOrder } from '@farandfew/domain/payments/payments.contract.ts'
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react'
import { useBookingCalls, type MemberBooking } from '../seats/bookings.data.ts'
import {
  findOpenPayment,
  keepOpenPayment,
  onOpenPaymentChange,
  removeOpenPayment,
} from './open-payment.ts'
import { checkDelays, unknownCheckMs } from './check-delays.ts'
import {
  hasArrived,
  nextPayment,
  wasPaidElsewhere,
  type PaymentEvent,
  type PaymentState,
  startPayment,
} from './payment.ts'
import type { SignedPayment } from './razorpay.ts'

const receivedOf = ({ amountPaid, amountReturned }: MemberBooking) => amountPaid + amountReturned

const notes = {
  declined: 'The payment was declined, so this attempt charged nothing. You can try again.',
  closed: 'You closed the payment before it was made. You were not charged.',
  left: 'You closed the payment. If you approved it elsewhere, for example in the app of your bank, your seat is confirmed as soon as the money arrives.',
  noCheckout: 'The payment page did not load. You were not charged. Please try again.',
  changed: 'What is due has changed, so no payment was opened. Please look at it again.',
  elsewhere: 'This is paid already, in another tab or on another device.',
  arrived: 'Your earlier payment has arrived, so no other one was opened.',
  loggedOut: 'You have been logged out. Your seat is still held: log in to pay.',
  noOrder: 'The payment could not be opened. You were not charged. Please try again.',
} as const

/** What the member has just agreed to. */
const agreement = { terms: bookingTermsVersion, isAdult: true } as const

/** Why no order was created. */
function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return notes.loggedOut
  if (error instanceof ApiError && error.code === 'NOTHING_DUE') return notes.arrived
  return serverMessage(error, notes.noOrder)
}

interface PaymentParts {
  booking: MemberBooking
  state: PaymentState
  dispatch: Dispatch<PaymentEvent>
}

/** Creates the order of the payment that is due. */
function useOrder({ booking, state: { step }, dispatch }: PaymentParts): void {
  const calls = useBookingCalls()
  const createOrder = useEffectEvent(async () => {
    const { id, due, departure } = booking
    const said = step.kind === 'opening' && step.agrees && { agreement }
    try {
      // A repeat gets the same order, so it needs no key.
      const checkout = await call(createPaymentOrder, { body: { bookingId: id, ...said } })
      if (checkout.amount === due?.amount) {
        dispatch({ type: 'order created', checkout, received: receivedOf(booking) })
        return
      }
      // Another tab has paid what this one shows as due: what was opened is the next payment of the plan.
      dispatch({ type: 'order refused', note: notes.changed })
    } catch (error) {
      dispatch({ type: 'order refused', note: refusalOf(error) })
      if (error instanceof ApiError && error.status === 401) return
    }
    // The booking may have been paid, or it may have ended.
    await calls.refresh(departure.id)
  })
  const isOpening = step.kind === 'opening'
  useEffect(() => {
    if (isOpening) void createOrder()
  }, [isOpening])
}

/** Opens Razorpay's checkout. The one of the sandbox is a component. */
function useRazorpay({ booking, state: { step }, dispatch }: PaymentParts): void {
  const send = useEffectEvent((orderId: string) =>
    dispatch({ type: 'sent', orderId, received: receivedOf(booking) }),
  )
  const checkout = step.kind === 'checkout' ? step.checkout : undefined
  useEffect(() => {
    if (checkout?.gateway !== 'razorpay') return
    const { orderId } = checkout
    const open = async () => {
      try {
        const { payByRazorpay } = await import('./razorpay.ts')
        const payment = await payByRazorpay(checkout, () => send(orderId))
        if (payment) dispatch({ type: 'reported', orderId, payment })
        else dispatch({ type: 'not paid', orderId, note: notes.left })
      } catch {
        dispatch({ type: 'not paid', orderId, note: notes.noCheckout })
      }
    }
    void open()
  }, [checkout, dispatch])
}

/** Checks an unknown result for about a minute, and after that less often while the page is open. */
function useChecks({ booking, state: { step, open }, dispatch }: PaymentParts): void {
  const calls = useBookingCalls()
  /** Reports the payment, with its signature if it is known. */
  const check = useEffectEvent(async () => {
    const { orderId, paymentId, signature } = open ?? {}
    if (!orderId) return
    try {
      if (paymentId && signature) await calls.verify({ orderId, paymentId, signature })
      else await calls.ask(orderId)
    } catch (error) {
      if (paymentId && error instanceof ApiError && error.code === 'SIGNATURE_WRONG') {
        dispatch({ type: 'signature refused', paymentId })
      }
    }
  })
  const checkAgain = useEffectEvent(async () => {
    await check()
    // What is on offer changes with the booking.
    await calls.refresh(booking.departure.id)
  })
  const { kind } = step
  useEffect(() => {
    if (kind !== 'unknown') return
    const timer = setInterval(() => void checkAgain(), unknownCheckMs)
    return () => clearInterval(timer)
  }, [kind])
  useEffect(() => {
    if (kind !== 'checking') return
    let isCurrent = true
    const checkAll = async () => {
      for (const delay of checkDelays) {
        await new Promise((resolve) => setTimeout(resolve, delay))
        if (isCurrent) await check()
        if (!isCurrent) return
      }
      dispatch({ type: 'checks ended' })
    }
    void checkAll()
    return () => {
      isCurrent = false
    }
  }, [kind, dispatch])
}

/** Reads the booking again when another tab of this browser has the result of a payment. */
function useOtherTabs({ id, departure }: MemberBooking): void {
  const { refresh } = useBookingCalls()
  const refreshNow = useEffectEvent(() => void refresh(departure.id))
  useEffect(() => onOpenPaymentChange(id, () => refreshNow()), [id])
}

/**
 * The payment of a booking from the order to the result. An unknown result is also checked after a reload, and no second
 * payment is offered meanwhile.
 */
export function usePayment(booking: MemberBooking) {
  const { id } = booking
  const calls = useBookingCalls()
  const [state, dispatch] = useReducer(nextPayment, id, (bookingId) =>
    startPayment(findOpenPayment(bookingId)),
  )
  if (hasArrived(state, receivedOf(booking))) dispatch({ type: 'money arrived' })
  if (wasPaidElsewhere(state, receivedOf(booking))) {
    dispatch({ type: 'paid elsewhere', note: notes.elsewhere })
  }
  const { step, open } = state
  useEffect(() => {
    if (open) keepOpenPayment(id, open)
    else removeOpenPayment(id)
  }, [id, open])
  useOrder({ booking, state, dispatch })
  useRazorpay({ booking, state, dispatch })
  useChecks({ booking, state, dispatch })
  useOtherTabs(booking)

  const endUnpaid = ({ orderId }: PaymentCheckout, note: string) =>
    dispatch({ type: 'not paid', orderId, note })
  return {
    step,
    /** Opens the payment that is due. A second call while it opens does nothing. */
    pay: (agrees: boolean) => dispatch({ type: 'pay', agrees }),
    checkAgain: () => dispatch({ type: 'check again' }),
    startAgain: () => dispatch({ type: 'start again' }),
    /** The checkout sends the payment: from here on its result may be unknown. */
    begin: ({ orderId }: PaymentCheckout) =>
      dispatch({ type: 'sent', orderId, received: receivedOf(booking) }),
    report: ({ orderId }: PaymentCheckout, payment: SignedPayment) =>
      dispatch({ type: 'reported', orderId, payment }),
    /** The gateway's answer was lost. */
    loseAnswer: ({ orderId }: PaymentCheckout) => dispatch({ type: 'answer lost', orderId }),
    decline: (checkout: PaymentCheckout) => {
      endUnpaid(checkout, notes.declined)
      // The gateway also declines what was paid already.
      void calls.refresh(booking.departure.id)
    },
    close: (checkout: PaymentCheckout) => endUnpaid(checkout, notes.closed),
    /** The checkout says that another tab has paid. */
    endPaid: (checkout: PaymentCheckout) => {
      endUnpaid(checkout, notes.elsewhere)
      void calls.refresh(booking.departure.id)
    },
    /** The checkout failed before a payment was made. */
    fail: (checkout: PaymentCheckout, error: unknown) =>
      endUnpaid(checkout, serverMessage(error, notes.noOrder)),
  }
}

export type Payment = ReturnType<typeof usePayment>
