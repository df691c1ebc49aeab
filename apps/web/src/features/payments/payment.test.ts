import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import {
  hasArrived,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  startPayment,
  wasPaidElsewhere,
} from './payment.ts'

const checkoutOf = (orderId: string): PaymentCheckout => ({
  ...{
    orderId,
    bookingId: 1,
    gateway: 'sandbox',
    publicKey: 'key',
    amount: 5_000_000,
    currency: 'INR',
    payer: { name: 'Maya Rao', email: null, phone: null },
  },
})
const checkout = checkoutOf('order-1')
const payment = { paymentId: 'pay-1', signature: 'signed' }
const sent = { orderId: 'order-1', received: 0 }
const signed = { ...sent, ...payment }

const states = {
  ready: { step: { kind: 'ready' } },
  opening: { step: { kind: 'opening', agrees: true } },
  shown: { step: { kind: 'checkout', checkout, received: 0 } },
  sent: { step: { kind: 'checkout', checkout, received: 0 }, open: sent },
  checking: { step: { kind: 'checking' }, open: sent },
  checkingSigned: { step: { kind: 'checking' }, open: signed },
  unknown: { step: { kind: 'unknown' }, open: sent },
  unknownSigned: { step: { kind: 'unknown' }, open: signed },
} satisfies Record<string, PaymentState>
type StateName = keyof typeof states

const events = {
  pay: { type: 'pay', agrees: true },
  created: { type: 'order created', checkout, received: 0 },
  refused: { type: 'order refused', note: 'Why' },
  sent: { type: 'sent', orderId: 'order-1', received: 0 },
  reported: { type: 'reported', orderId: 'order-1', payment },
  lost: { type: 'answer lost', orderId: 'order-1' },
  notPaid: { type: 'not paid', orderId: 'order-1', note: 'Why' },
  arrived: { type: 'money arrived' },
  paidElsewhere: { type: 'paid elsewhere', note: 'Why' },
  signatureRefused: { type: 'signature refused', paymentId: 'pay-1' },
  checksEnded: { type: 'checks ended' },
  checkAgain: { type: 'check again' },
  startAgain: { type: 'start again' },
} satisfies Record<string, PaymentEvent>
type EventName = keyof typeof events

const noted: PaymentState = { step: { kind: 'ready', note: 'Why' } }

/** What each event changes in each state. What is not listed changes nothing. */
const transitions: Record<StateName, Partial<Record<EventName, PaymentState>>> = {
  ready: { pay: states.opening },
  opening: { created: states.shown, refused: noted },
  shown: { sent: states.sent, notPaid: noted, paidElsewhere: noted },
  sent: {
    reported: states.checkingSigned,
    lost: states.checking,
    notPaid: noted,
    arrived: states.ready,
  },
  checking: {
    reported: states.checkingSigned,
    arrived: states.ready,
    checksEnded: states.unknown,
    startAgain: states.ready,
  },
  checkingSigned: {
    arrived: states.ready,
    signatureRefused: states.checking,
    checksEnded: states.unknownSigned,
    startAgain: states.ready,
  },
  unknown: {
    reported: states.checkingSigned,
    arrived: states.ready,
    checkAgain: states.checking,
    startAgain: states.ready,
  },
  unknownSigned: {
    reported: states.checkingSigned,
    arrived: states.ready,
    signatureRefused: states.unknown,
    checkAgain: states.checkingSigned,
    startAgain: states.ready,
  },
}

describe.each(Object.keys(states) as StateName[])('a payment that is %s', (name) => {
  it.each(Object.keys(events) as EventName[])('has one answer to %s', (event) => {
    const before: PaymentState = states[name]
    expect(nextPayment(before, events[event])).toEqual(transitions[name][event] ?? before)
  })
})

const after = (...happened: PaymentEvent[]) => happened.reduce(nextPayment, startPayment(undefined))

describe('a late, double or misplaced answer', () => {
  const second = checkoutOf('order-2')
  /** The first payment arrived while its checkout was open, and the next one of the plan is in its checkout. */
  const next = [
    ...[events.pay, events.created, events.sent, events.arrived, events.pay],
    { type: 'order created', checkout: second, received: 5_000_000 } as const,
    { type: 'sent', orderId: 'order-2', received: 5_000_000 } as const,
  ]

  it('does not open two payments for a double click', () => {
    expect(after(events.pay, events.pay)).toEqual(states.opening)
    expect(after(events.pay, events.created, events.pay)).toEqual(states.shown)
  })

  it.each(['reported', 'lost', 'notPaid', 'sent', 'signatureRefused'] as const)(
    'of an earlier order does not change the next one: %s',
    (event) => {
      const expected = {
        step: { kind: 'checkout', checkout: second, received: 5_000_000 },
        open: { orderId: 'order-2', received: 5_000_000 },
      }
      expect(after(...next, events[event])).toEqual(expected)
    },
  )

  it('does not say that nothing was charged once the payment is reported', () => {
    const reported = after(events.pay, events.created, events.sent, events.reported)
    expect(nextPayment(reported, events.notPaid)).toEqual(states.checkingSigned)
  })

  it.each(['reported', 'lost', 'notPaid', 'checksEnded'] as const)(
    'after the money has arrived leaves it so: %s',
    (event) => {
      const arrived = after(events.pay, events.created, events.sent, events.arrived)
      expect(nextPayment(arrived, events[event])).toEqual(states.ready)
    },
  )

  it('keeps the signature of the payment if that of another one is refused', () => {
    const other = { type: 'signature refused', paymentId: 'pay-0' } as const
    expect(nextPayment(states.checkingSigned, other)).toEqual(states.checkingSigned)
  })

  it('checks again with the signature that came after the last check', () => {
    const late = after(
      ...[events.pay, events.created, events.sent, events.lost, events.checksEnded],
      events.reported,
    )
    expect(late).toEqual(states.checkingSigned)
  })
})

it('is checked first if it is open from before', () => {
  expect(startPayment(signed)).toEqual(states.checkingSigned)
  expect(startPayment(undefined)).toEqual(states.ready)
})

it('forgets the note of the last attempt with the next one', () => {
  expect(nextPayment(noted, events.pay)).toEqual(states.opening)
})

it.each([
  [states.checking, 0, false],
  [states.checking, 1, true],
  [{ ...states.checking, open: { ...sent, received: 5_000_000 } }, 5_000_000, false],
  [states.ready, 5_000_000, false],
])('has arrived if the booking has received more than before: %#', (state, received, expected) => {
  expect(hasArrived(state, received)).toBe(expected)
})

it.each([
  ['an open checkout of which another tab has paid the order', states.shown, 5_000_000, true],
  ['an open checkout of which nothing is paid', states.shown, 0, false],
  ['a checkout that has sent its own payment', states.sent, 5_000_000, false],
])('knows that it was paid elsewhere: %s', (_, state, received, expected) => {
  expect(wasPaidElsewhere(state, received)).toBe(expected)
})
