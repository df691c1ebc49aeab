import type { PlanPart } from '@farandfew/domain/seats/booking.ts'
import { type BookingRow, findPayer, lockOwnBooking } from '../seats/bookings.queries.ts'
import {
  storeAgreement,
  countSupersededOrders,
  findOrderOfPart,
  insertOrder,
  type OrderRow,
  watchOrder,
} from './payments.queries.ts'
import type { PaymentCheckout } from '@farandfew/domain/payments/payment.ts'
import { defaultCurrency } from '@farandfew/domain/constants/limits.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { GatewayError } from '../../platform/ports/payments/gateway-error.ts'
import type {
  GatewayOrder,
  NewGatewayOrder,
} from '../../platform/ports/payments/payment-gateway.ts'
import { insertEventFault } from './event-faults.queries.ts'
import { getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { duePayment } from '../refunds/booking-summary.service.ts'
import { settleOrder } from './settle-order.service.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'outbox' | 'payments' | 'urls'>

/**
 * Creates an order at the gateway. What it refuses for good, or because our key is wrong, is no outage: the operators are
 * told, and trying again does not help.
 * @throws AppError PAYMENT_REFUSED, GATEWAY_UNAVAILABLE
 */
async function createOrder(
  { db, payments }: Context,
  bookingId: number,
  order: NewGatewayOrder,
): Promise<GatewayOrder> {
  try {
    return await payments.createOrder(order)
  } catch (cause) {
    if (!(cause instanceof GatewayError)) throw cause
    const isWrongKey = cause.code === 'GATEWAY_REJECTED_KEY'
    if (!isWrongKey && !cause.isPermanent) throw new AppError('GATEWAY_UNAVAILABLE', { cause })
    const reason = isWrongKey ? 'key-rejected' : 'order-refused'
    const id = `${reason}-${order.reference}`
    await insertEventFault(db, { id, reason, bookingId, event: 'order', amount: order.amount })
    throw new AppError('PAYMENT_REFUSED', { cause })
  }
}

/** The payment that is due on a booking of the member. */
async function getDue(trx: Db, { clock }: Context, owner: { id: number; userId: number }) {
  const booking = await lockOwnBooking(trx, owner)
  const due = duePayment(booking, clock.today())
  if (due) return { ...due, booking, departure: await getSoldDeparture(trx, booking.departureId) }
  throw new AppError(booking.status === 'confirmed' ? 'NOTHING_DUE' : 'BOOKING_ENDED')
}

/**
 * Our name of an order at the gateway: every attempt to pay a part of a booking uses the same order, until a move or a bank
 * transfer makes another amount due. The time of the booking makes it unique even after a backup is restored, when ids are given again.
 */
const referenceOf = ({ id, createdAt }: BookingRow, part: PlanPart, superseded: number) =>
  `booking-${id}-${createdAt.getTime().toString(36)}-${part.replace(' ', '-')}${superseded === 0 ? '' : `-${superseded}`}`

/**
 * Opens the payment that is due on a booking at the gateway, or returns the order that is open. The gateway knows the
 * order by our reference, so a repeat after a crash returns the same one.
 * @param agreement needed before the first payment of a booking
 * @throws AppError NOT_FOUND if the booking is another account's, also since this moment; BOOKING_ENDED, NOTHING_DUE,
 * TERMS_NOT_AGREED, PAYMENT_REFUSED, GATEWAY_UNAVAILABLE
 */
export async function openPayment(
  context: Context,
  {
    bookingId,
    userId,
    agreement,
  }: { bookingId: number; userId: number; agreement?: { terms: string } | undefined },
): Promise<PaymentCheckout> {
  const { db, payments } = context
  const owner = { id: bookingId, userId }
  const { part, amount, booking, departure, payer, known, superseded } = await db
    .transaction()
    .execute(async (trx) => {
      const due = await getDue(trx, context, owner)
      if (agreement) await storeAgreement(trx, bookingId, agreement.terms)
      else if (due.booking.status === 'pending' && due.booking.agreedAt === null) {
        throw new AppError('TERMS_NOT_AGREED')
      }
      const known = await findOrderOfPart(trx, { bookingId, part: due.part })
      const superseded = await countSupersededOrders(trx, bookingId)
      return { ...due, payer: await findPayer(trx, userId), known, superseded }
    })
  const checkout = (orderId: string): PaymentCheckout => ({
    bookingId,
    orderId,
    amount,
    currency: defaultCurrency,
    gateway: payments.name,
    publicKey: payments.publicKey,
    payer,
  })
  if (known) {
    // It may have been paid without our knowledge, on another device or with a lost answer.
    await settleOrder(context, known.orderId)
    const now = await db.transaction().execute((trx) => getDue(trx, context, owner))
    if (now.part !== part) throw new AppError('NOTHING_DUE')
    await watchOrder(db, known.id)
    return checkout(known.orderId)
  }
  const receipt = referenceOf(booking, part, superseded)
  const order = await createOrder(context, bookingId, {
    reference: receipt,
    amount,
    currency: defaultCurrency,
    notes: { booking: String(bookingId) },
  })
  await db.transaction().execute(async (trx) => {
    const now = await getDue(trx, context, owner)
    // A payment, or a move, has made another amount due meanwhile.
    if (now.part !== part || now.amount !== amount || now.booking.moves !== booking.moves) {
      throw new AppError('NOTHING_DUE')
    }
    await insertOrder(trx, {
      orderId: order.id,
      bookingId,
      part,
      amount,
      currency: defaultCurrency,
      receipt,
      userId,
      tripId: departure.tripId,
      departureId: departure.id,
    })
  })
  // Another tab may have stored its order a moment ago: the stored one is the one that can be paid.
  const stored = await findOrderOfPart(db, { bookingId, part })
  return checkout((stored as OrderRow).orderId)
}
