import type { BookingEnd } from '@farandfew/domain/seats/booking.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Ends a booking, which frees its seat. */
export async function endBooking(
  db: Db,
  id: number,
  end: {
    status: 'expired' | 'cancelled'
    by: BookingEnd
    /** Whether nothing was paid, and nothing will be. */
    isUnpaid: boolean
    /** Paise. */
    refund?: number
    /** Why an operator gives back another amount than the terms say. */
    reason?: string | undefined
  },
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({
      status: end.status,
      endedBy: end.by,
      endedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
      ...(end.isUnpaid && { paymentStatus: 'failed' }),
      ...(end.refund !== undefined && { refundAmount: end.refund }),
      ...(end.reason !== undefined && { cancelReason: end.reason }),
    })
    .where('id', '=', id)
    .execute()
}

/** Fails the unpaid orders of a booking that has ended. */
export async function failOrdersOf(db: Db, bookingId: number): Promise<void> {
  await db
    .updateTable('paymentOrders')
    .set({ status: 'failed', updatedAt: sql<Date>`now()` })
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['created', 'attempted'])
    .execute()
}

/** Marks a hold as expired, and fails its unpaid orders. */
export async function expireHold(trx: Db, { id }: { id: number }): Promise<void> {
  await endBooking(trx, id, { status: 'expired', by: 'hold', isUnpaid: true })
  await failOrdersOf(trx, id)
}
