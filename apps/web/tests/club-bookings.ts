import { type PaymentPart, seatHoldMinutes } from '@farandfew/domain/bookings/booking.ts'
import { splitPrice, initialTaxRates } from '@farandfew/domain/bookings/price-lines.ts'
import { planPayment, lastBalanceDate } from '@farandfew/domain/bookings/payment-plan.ts'
import { minimumGroup, groupDecisionDate } from '@farandfew/domain/bookings/group-decision.ts'
import {
  refundSteps,
  cancellationTerms,
  refundOnCancelling,
} from '@farandfew/domain/bookings/refund.ts'
import { receiptNumber } from '@farandfew/domain/bookings/receipt-number.ts'
import {
  joinWaitlist,
  listWaitlistPlaces,
  leaveWaitlist,
  holdSeat,
  listBookings,
  getBooking,
  cancelBooking,
  createPaymentOrder,
  paySandbox,
  verifyPayment,
  getDepartureOffer,
} from '@farandfew/domain/bookings/bookings.contract.ts'
import type { BookingView, DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type {
  DepartureList,
  ListedDeparture,
} from '@farandfew/domain/departures/listed-departure.ts'
import * as z from 'zod/mini'
import type { createMembers, MembersAnswer } from './club-members.ts'

type Members = ReturnType<typeof createMembers>['state']

/** A booking of the signed-in member. */
interface Row {
  id: number
  scheduleId: number
  status: BookingView['status']
  endedBy: BookingView['endedBy']
  paid: number
  refunded: number
  returned: number
  holdExpiresAt: number
  receipts: BookingView['receipts']
}

interface Order {
  id: string
  row: Row
  part: PaymentPart
  amount: number
  /** The payments that the gateway took, and whether the club knows of each. */
  payments: { id: string; isKnown: boolean }[]
}

const minute = 60_000

/** The booking and payment calls, with the rules of the club. They check requests and responses against the contracts. */
export function createBookings(members: Members, schedule: () => DepartureList) {
  const state = {
    /** How far the server's clock is ahead of the device's, in milliseconds. */
    clockAhead: 0,
    offers: {} as Record<number, Partial<DepartureOffer>>,
    /** The member's places by departure. */
    waitlist: {} as Record<number, NonNullable<DepartureOffer['waitlist']>>,
    rows: [] as Row[],
    orders: [] as Order[],
    gateway: 'sandbox' as 'sandbox' | 'razorpay',
    /** Added to the next answer of a refund, as if the day had changed. */
    refundChange: 0,
  }
  const now = () => Date.now() + state.clockAhead
  const at = (instant: number) => new Date(instant).toISOString()
  const departureOf = (id: number) => schedule().departures.find((one) => one.id === id)
  const tripOf = (departure: ListedDeparture) => {
    const { id, title, images, includedItems, excludedItems } = catalogue.find(
      (trip) => trip.id === departure.tripId,
    )!
    return { id, title, image: images[0] ?? null, includedItems, excludedItems }
  }
  const termsOf = (departure: ListedDeparture) => {
    const { today } = schedule()
    const { departureDate } = departure
    const price = splitPrice(departure.priceTier * 10_000_000, initialTaxRates)
    return {
      today,
      departure,
      trip: tripOf(departure),
      host: 'Elif Kaya',
      price,
      plan: planPayment(price.total, { departureDate, today }),
      group: {
        confirmed: 5,
        minimum: minimumGroup,
        decisionDate: groupDecisionDate(departureDate),
        decision: null,
      },
    }
  }
  const stepsOf = (departure: ListedDeparture, paid: number) =>
    refundSteps(
      { paid, departureDate: departure.departureDate, terms: cancellationTerms },
      schedule().today,
    ).map((step) => ({ ...step, until: step.until ?? null }))

  const offerOf = (departure: ListedDeparture): DepartureOffer => {
    const terms = termsOf(departure)
    const state_ = departure.spotsRemaining > 0 ? 'bookable' : 'full'
    return {
      ...terms,
      state: state_,
      refunds: stepsOf(departure, terms.plan.now),
      waitlist: state.waitlist[departure.id] ?? null,
      ...state.offers[departure.id],
    }
  }
  const refundOf = (row: Row) =>
    row.status === 'confirmed'
      ? refundOnCancelling(
          {
            paid: row.paid,
            departureDate: departureOf(row.scheduleId)!.departureDate,
            bookedAt: new Date(now()),
            terms: cancellationTerms,
          },
          { now: new Date(now()), today: schedule().today },
        ).amount + state.refundChange
      : row.status === 'pending'
        ? 0
        : null

  const viewOf = (row: Row): BookingView => {
    const departure = departureOf(row.scheduleId)!
    const terms = termsOf(departure)
    const { plan } = terms
    if (row.status === 'pending' && row.holdExpiresAt <= now()) {
      row.status = 'expired'
      row.endedBy = 'hold'
    }
    const isPending = row.status === 'pending'
    const isBalanceDue = row.status === 'confirmed' && row.paid < terms.price.total
    const refundNow = refundOf(row)
    return {
      id: row.id,
      status: row.status,
      ...terms,
      amountPaid: row.paid,
      amountRefunded: row.refunded,
      amountReturned: row.returned,
      due: isPending
        ? { part: plan.kind, amount: plan.now }
        : isBalanceDue
          ? { part: 'balance', amount: terms.price.total - row.paid }
          : null,
      balanceUntil:
        isBalanceDue && plan.kind === 'deposit' ? lastBalanceDate(plan.balanceDue) : null,
      holdExpiresAt: isPending ? at(row.holdExpiresAt) : null,
      now: at(now()),
      refundNow,
      refunds: refundNow === null ? [] : stepsOf(departure, row.paid),
      endedBy: row.endedBy,
      receipts: row.receipts,
      createdAt: at(now()),
    }
  }

  /** Records money, then the booking. Money for a booking that has ended is refunded. */
  const receive = (order: Order) => {
    const { row } = order
    for (const payment of order.payments.filter(({ isKnown }) => !isKnown)) {
      payment.isKnown = true
      const isOver = row.status === 'expired' || row.status === 'cancelled'
      if (order.payments.indexOf(payment) > 0 || isOver) {
        row.returned += order.amount
        continue
      }
      row.paid += order.amount
      row.status = 'confirmed'
      row.receipts = [
        ...row.receipts,
        {
          number: receiptNumber('2025-26', 42 + row.receipts.length),
          issuedOn: schedule().today,
          amount: order.amount,
          part: order.part,
          reference: payment.id,
        },
      ]
    }
  }

  const ok = (schema: z.ZodMiniType, value: unknown, status = 200): MembersAnswer => ({
    status,
    schema,
    value,
  })
  const refuse = (code: Extract<MembersAnswer, { code: string }>['code'], detail: string) => ({
    code,
    detail,
  })
  const find = (id: number) => state.rows.find((row) => row.id === id)
  const findLive = (scheduleId: number) =>
    state.rows
      .map((row) => ({ row, view: viewOf(row) }))
      .find(
        ({ row, view }) =>
          row.scheduleId === scheduleId && ['pending', 'confirmed'].includes(view.status),
      )?.row

  const hold = (scheduleId: number) => {
    const row: Row = {
      id: 100 + state.rows.length,
      scheduleId,
      status: 'pending',
      endedBy: null,
      paid: 0,
      refunded: 0,
      returned: 0,
      holdExpiresAt: now() + seatHoldMinutes * minute,
      receipts: [],
    }
    state.rows.unshift(row)
    return row
  }
  const createOrder = (row: Row) => {
    const { part, amount } = viewOf(row).due!
    const known = state.orders.find((one) => one.row === row && one.part === part)
    const order = known ?? {
      id: `order_${state.orders.length + 1}`,
      row,
      part,
      amount,
      payments: [],
    }
    if (!known) state.orders.push(order)
    return order
  }
  const pay = (order: Order, isKnown = false) => {
    const payment = { id: `pay_${order.id}_${order.payments.length + 1}`, isKnown }
    order.payments.push(payment)
    return payment
  }

  const calls: readonly [RegExp, (body: unknown, id: number) => MembersAnswer][] = [
    [
      /^POST \/api\/waitlist$/,
      (body) => {
        const { scheduleId } = z.parse(joinWaitlist.body, body)
        const place = { scheduleId, position: 2, offeredUntil: null }
        state.waitlist[scheduleId] = place
        return ok(joinWaitlist.responses[201], place, 201)
      },
    ],
    [
      /^GET \/api\/waitlist$/,
      () => ok(listWaitlistPlaces.responses[200], Object.values(state.waitlist)),
    ],
    [
      /^DELETE \/api\/waitlist\/(\d+)$/,
      (_, id) => {
        delete state.waitlist[id]
        return ok(leaveWaitlist.responses[200], { waiting: false })
      },
    ],
    [
      /^POST \/api\/bookings$/,
      (body) => {
        const { scheduleId } = z.parse(holdSeat.body, body)
        const departure = departureOf(scheduleId)
        if (!departure) return refuse('NOT_FOUND', 'There is no such departure.')
        const live = findLive(scheduleId)
        if (live?.status === 'confirmed') {
          return refuse('BOOKED_ALREADY', 'You have a seat on this departure already.')
        }
        const offer = offerOf(departure).state
        if (!live && offer === 'full')
          return refuse('NO_SEAT_LEFT', 'The last seat was just taken.')
        if (!live && offer !== 'bookable') {
          return refuse('NOT_BOOKABLE', 'This departure cannot be booked.')
        }
        return ok(holdSeat.responses[201], viewOf(live ?? hold(scheduleId)), 201)
      },
    ],
    [/^GET \/api\/bookings$/, () => ok(listBookings.responses[200], state.rows.map(viewOf))],
    [
      /^GET \/api\/bookings\/(\d+)$/,
      (_, id) => {
        const row = find(id)
        if (!row) return refuse('NOT_FOUND', 'There is no such booking.')
        return ok(getBooking.responses[200], viewOf(row))
      },
    ],
    [
      /^POST \/api\/bookings\/(\d+)\/cancel$/,
      (body, id) => {
        const { refund, paid } = z.parse(cancelBooking.body, body)
        const row = find(id)!
        const refundNow = viewOf(row).refundNow
        if (refundNow === null) return refuse('BOOKING_ENDED', 'The booking has ended.')
        if (refund !== refundNow || paid !== row.paid) {
          return refuse('REFUND_CHANGED', 'The refund has changed since it was shown.')
        }
        row.status = 'cancelled'
        row.endedBy = 'member'
        row.refunded = refund
        return ok(cancelBooking.responses[200], viewOf(row))
      },
    ],
    [
      /^POST \/api\/payments\/orders$/,
      (body) => {
        const { bookingId } = z.parse(createPaymentOrder.body, body)
        const view = viewOf(find(bookingId)!)
        if (['expired', 'cancelled'].includes(view.status)) {
          return refuse('BOOKING_ENDED', 'The booking has ended.')
        }
        if (!view.due) return refuse('NOTHING_DUE', 'Nothing is due on this booking.')
        const { id, amount } = createOrder(find(bookingId)!)
        const { gateway } = state
        const value = { bookingId, orderId: id, amount, currency: 'INR', gateway, publicKey: 'key' }
        return ok(createPaymentOrder.responses[201], value, 201)
      },
    ],
    [
      /^POST \/api\/payments\/sandbox$/,
      (body) => {
        const { orderId, outcome } = z.parse(paySandbox.body, body)
        const order = state.orders.find(({ id }) => id === orderId)!
        if (outcome === 'declined' || order.payments.length > 0)
          return refuse('PAYMENT_DECLINED', 'The card was declined.')
        const answer = (paymentId: string | null) =>
          ok(paySandbox.responses[200], {
            paymentId,
            signature: paymentId && `signed_${paymentId}`,
          })
        if (outcome === 'late') return answer(null)
        const { id } = pay(order)
        if (outcome === 'twice') pay(order)
        return answer(outcome === 'lost' ? null : id)
      },
    ],
    [
      /^POST \/api\/payments\/verify$/,
      (body) => {
        const { orderId, paymentId, signature } = z.parse(verifyPayment.body, body)
        if (signature !== `signed_${paymentId}`) {
          return refuse('SIGNATURE_WRONG', 'The signature is wrong.')
        }
        const order = state.orders.find(({ id }) => id === orderId)!
        receive(order)
        return ok(verifyPayment.responses[200], viewOf(order.row))
      },
    ],
  ]

  return {
    state,
    viewOf,
    hold,
    createOrder,
    /** The gateway takes the money for an order; the club does not know of it yet. */
    pay,
    /** The payment service reports what it took, as its webhook does. */
    reportPayments: () => state.orders.forEach(receive),
    /** Returns the response to a call; undefined if it is no booking call. */
    answer: (line: string, body: unknown): MembersAnswer | undefined => {
      const offer = /^GET \/api\/schedules\/(\d+)$/.exec(line)?.[1]
      if (offer) {
        const departure = departureOf(Number(offer))
        if (!departure) return refuse('NOT_FOUND', 'There is no such departure.')
        return ok(getDepartureOffer.responses[200], offerOf(departure))
      }
      for (const [pattern, call] of calls) {
        const match = pattern.exec(line)
        if (!match) continue
        if (!members.signedIn) return refuse('NOT_SIGNED_IN', 'Please log in.')
        return call(body, Number(match[1]))
      }
      return undefined
    },
  }
}
