import { ApiError, call, serverMessage } from '@farandfew/api-client'
import type { PaymentCheckout } from '@farandfew/domain/bookings/bookings.contract.ts'
import { createPaymentOrder } from '@farandfew/domain/bookings/bookings.contract.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type MemberBooking, useBookingCalls } from './bookings.data.ts'
import {
  findOpenPayment,
  keepOpenPayment,
  type OpenPayment,
  removeOpenPayment,
} from './open-payment.ts'
import { checkDelays, unknownCheckMs } from './check-delays.ts'
import type { SignedPayment } from './razorpay.ts'

/** How far a payment is. */
export type PaymentStep =
  /** Nothing runs. The note says how the last attempt ended. */
  | { kind: 'ready'; note?: string }
  | { kind: 'opening' }
  /** The gateway's checkout is open. */
  | { kind: 'checkout'; checkout: PaymentCheckout }
  /** The result is unknown and is being read from the API. */
  | { kind: 'checking' }
  /** The result is still unknown after the last check. */
  | { kind: 'unknown' }

interface PaymentState {
  step: PaymentStep
  /** The payment that the gateway may have made, until its result is known. */
  open?: OpenPayment | undefined
}

const receivedOf = ({ amountPaid, amountReturned }: MemberBooking) => amountPaid + amountReturned

const notes = {
  declined: 'The payment was declined, so this attempt charged nothing. You can try again.',
  closed: 'You closed the payment before it was made. You were not charged.',
  left: 'You closed the payment. If you approved it elsewhere, for example in the app of your bank, your seat is confirmed as soon as the money arrives.',
  noCheckout: 'The payment page did not load. You were not charged. Please try again.',
  changed: 'What is due has changed, so no payment was opened. Please look at it again.',
  arrived: 'Your earlier payment has arrived, so no other one was opened.',
  loggedOut: 'You have been logged out. Your seat is still held: log in to pay.',
  noOrder: 'The payment could not be opened. You were not charged. Please try again.',
} as const

/**
 * The payment of a booking from the order to the result. An unknown result is checked for about a minute, also after a
 * reload, and no second payment is offered meanwhile. After that it is checked less often while the page is open.
 */
export function usePayment(booking: MemberBooking) {
  const { id } = booking
  const calls = useBookingCalls()
  const [state, setState] = useState<PaymentState>(() => {
    const open = findOpenPayment(id)
    return { step: { kind: open ? 'checking' : 'ready' }, open }
  })
  const { open } = state
  // Another tab, or the payment service itself, may have reported the money.
  const isSettled = open !== undefined && receivedOf(booking) > open.received
  const step: PaymentStep = isSettled ? { kind: 'ready' } : state.step

  useEffect(() => {
    if (open && !isSettled) keepOpenPayment(id, open)
    else removeOpenPayment(id)
  }, [id, open, isSettled])

  /** Reports the payment if its signature is known, otherwise reads the booking. */
  const check = useEffectEvent(async () => {
    const { orderId, paymentId, signature } = open ?? {}
    try {
      if (orderId && paymentId && signature) {
        await calls.verify({ orderId, paymentId, signature })
      } else {
        await calls.read(id)
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'SIGNATURE_WRONG') return
      setState((now) => ({
        ...now,
        open: now.open && { orderId: now.open.orderId, received: now.open.received },
      }))
    }
  })
  const checkAgain = useEffectEvent(async () => {
    await check()
    // What is on offer changes with the booking.
    await calls.refresh(booking.departure.id)
  })
  const isUnknown = step.kind === 'unknown'
  useEffect(() => {
    if (!isUnknown) return
    const timer = setInterval(() => void checkAgain(), unknownCheckMs)
    return () => clearInterval(timer)
  }, [isUnknown])
  const isChecking = step.kind === 'checking'
  useEffect(() => {
    if (!isChecking) return
    let isCurrent = true
    const checkAll = async () => {
      for (const delay of checkDelays) {
        await new Promise((resolve) => setTimeout(resolve, delay))
        if (isCurrent) await check()
        if (!isCurrent) return
      }
      setState((now) => ({ ...now, step: { kind: 'unknown' } }))
    }
    void checkAll()
    return () => {
      isCurrent = false
    }
  }, [isChecking])

  const settle = (note?: string) =>
    setState({ step: { kind: 'ready', ...(note !== undefined && { note }) } })
  const begin = (orderId: string) =>
    setState((now) => ({ ...now, open: { orderId, received: receivedOf(booking) } }))
  const report = (payment: SignedPayment) =>
    setState((now) => ({
      step: { kind: 'checking' },
      open: now.open && { ...now.open, ...payment },
    }))

  const openRazorpay = async (checkout: PaymentCheckout) => {
    try {
      const { payByRazorpay } = await import('./razorpay.ts')
      const payment = await payByRazorpay(checkout, () => begin(checkout.orderId))
      if (payment) report(payment)
      else settle(notes.left)
    } catch {
      settle(notes.noCheckout)
    }
  }

  const createOrder = async () => {
    try {
      // A repeat gets the same order, so it needs no key.
      const checkout = await call(createPaymentOrder, { body: { bookingId: id } })
      if (checkout.amount === booking.due?.amount) return checkout
      // Another tab has paid what this one shows as due: what was opened is the next payment of the plan.
      settle(notes.changed)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        settle(notes.loggedOut)
        return undefined
      }
      const isPaid = error instanceof ApiError && error.code === 'NOTHING_DUE'
      settle(isPaid ? notes.arrived : serverMessage(error, notes.noOrder))
    }
    // The booking may have been paid, or it may have ended.
    await calls.refresh(booking.departure.id)
    return undefined
  }

  const isRunning = useRef(false)
  const pay = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ step: { kind: 'opening' } })
    const checkout = await createOrder()
    if (checkout) setState({ step: { kind: 'checkout', checkout } })
    if (checkout?.gateway === 'razorpay') await openRazorpay(checkout)
    isRunning.current = false
  }

  return {
    step,
    /** Opens the payment that is due. A second call while it opens does nothing. */
    pay: () => void pay(),
    /** The checkout sends the payment: from here on its result may be unknown. */
    begin,
    /** The gateway has answered with a payment, which the API now checks. */
    report,
    /** The gateway's answer was lost, or the member asks for another check. */
    check: () => setState((now) => ({ ...now, step: { kind: 'checking' } })),
    decline: () => {
      settle(notes.declined)
      // The gateway also declines what was paid already.
      void calls.refresh(booking.departure.id)
    },
    close: () => settle(notes.closed),
    /** The checkout failed before a payment was made. */
    fail: (error: unknown) => settle(serverMessage(error, notes.noOrder)),
    /** The member says that no payment was made. */
    startAgain: () => settle(),
  }
}

export type Payment = ReturnType<typeof usePayment>
