import { owedOf } from '@farandfew/domain/seats/booking-sums.ts'
import type { PaymentPart } from '@farandfew/domain/seats/booking.ts'
import type { TransferRecord } from '@farandfew/domain/bookings/booking-detail.ts'
import { addDays, type CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { defaultCurrency } from '@farandfew/domain/constants/limits.ts'
import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type BookingRow, lockBookingOnDeparture } from '../seats/bookings.queries.ts'
import { getSoldDeparture } from '../seats/sold-departure.queries.ts'
import { insertPayment, insertTransferOrder, supersedeOpenOrders } from './payments.queries.ts'
import { bookPayment, requireRevivable } from './record-payment.service.ts'

/** Days before today on which a transfer can have arrived. */
const oldestTransferDays = 366

/**
 * What can be recorded as paid by bank transfer, in paise: at least the first payment of a booking that has no seat yet, and
 * at most what is owed. Null if nothing is to pay, the booking was cancelled, or a seat would come too late.
 */
export function transferRange(
  booking: Pick<
    BookingRow,
    'status' | 'paymentPlan' | 'totalAmount' | 'discount' | 'amountPaid' | 'userId'
  >,
  { hasLeft }: { hasLeft: boolean },
): { least: number; most: number } | null {
  const { status, paymentPlan, amountPaid, discount, userId } = booking
  const most = owedOf(booking)
  if (status === 'cancelled' || userId === null || most === 0) return null
  if (status !== 'confirmed' && (amountPaid > 0 || hasLeft)) return null
  return { least: Math.max(1, paymentPlan.now - amountPaid - discount), most }
}

const refuseField = (field: keyof TransferRecord, message: string) =>
  new AppError('VALIDATION_FAILED', { detail: message, errors: { [field]: message } })

function checkRecord(
  { amount, receivedOn }: TransferRecord,
  { least, most }: { least: number; most: number },
  today: CalendarDate,
): void {
  if (amount > most) throw refuseField('amount', `At most ${formatPaise(most)} is to pay.`)
  if (amount < least) {
    throw refuseField('amount', `A seat is confirmed by ${formatPaise(least)} or more.`)
  }
  if (receivedOn > today) throw refuseField('receivedOn', 'This day is still to come.')
  if (receivedOn < addDays(today, -oldestTransferDays)) {
    throw refuseField('receivedOn', 'This is more than a year ago.')
  }
}

function partOf({ status, paymentPlan, totalAmount }: BookingRow, amount: number): PaymentPart {
  if (status === 'confirmed') return 'balance'
  if (paymentPlan.kind === 'at once' || amount >= totalAmount) return 'at once'
  return amount > paymentPlan.now ? 'first payment' : 'deposit'
}

/**
 * Records money that arrived by bank transfer, as a payment of the booking with its receipt. A booking without a seat gets one
 * if one is free: an operator has promised it, so the hour of a revival does not count. Needs a transaction.
 * @throws AppError NOT_FOUND, BOOKING_CHANGED, BOOKING_ENDED, BOOKED_ALREADY, NOTHING_DUE, NOT_BOOKABLE, NO_SEAT_LEFT,
 * VALIDATION_FAILED
 */
export async function recordTransfer(
  trx: Db,
  context: Pick<AppContext, 'clock' | 'urls'>,
  { id, ...record }: TransferRecord & { id: number },
): Promise<void> {
  const today = context.clock.today()
  const booking = await lockBookingOnDeparture(trx, id)
  const { userId, departureId } = booking
  if (booking.status === 'cancelled' || userId === null) throw new AppError('BOOKING_ENDED')
  const range = transferRange(booking, { hasLeft: false })
  if (range === null) throw new AppError('NOTHING_DUE')
  if (booking.amountPaid !== record.paid) throw new AppError('BOOKING_CHANGED')
  checkRecord(record, range, today)
  const departure = await getSoldDeparture(trx, departureId)
  if (isClosed(departure, today) && booking.status !== 'confirmed') {
    throw new AppError('NOT_BOOKABLE', { detail: 'This departure can no longer be booked.' })
  }
  if (booking.status !== 'confirmed' && booking.shownStatus !== 'pending') {
    await requireRevivable(trx, booking, today)
  }
  const { amount, reference, receivedOn } = record
  await supersedeOpenOrders(trx, id)
  const order = await insertTransferOrder(trx, {
    bookingId: id,
    part: partOf(booking, amount),
    amount,
    currency: defaultCurrency,
    reference,
    userId,
    tripId: departure.tripId,
    departureId: departure.id,
  })
  const paymentId =
    order &&
    (await insertPayment(trx, {
      gatewayId: reference,
      paymentOrderId: order.id,
      amount,
      currency: defaultCurrency,
      isBooked: true,
      receivedOn,
    }))
  if (order === undefined || paymentId === undefined) {
    throw refuseField('reference', 'A payment with this reference is recorded already.')
  }
  const payment = { id: reference }
  const counted = { amount, discount: 0 }
  await bookPayment(trx, context, { booking, order, paymentId, payment, counted, receivedOn })
}
