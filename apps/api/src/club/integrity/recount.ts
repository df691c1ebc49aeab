import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { sql } from 'kysely'
import { paidOnRecord } from '../seats/booking-money.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Sets what a booking has paid to the sum of its payments, without what went back when it was moved. Needs a transaction.
 * @throws AppError REPAIR_REFUSED
 */
export async function recountBooking(trx: Db, id: number): Promise<void> {
  const { rows } = await sql<{ paid: number; total: number; refund: number }>`
    select ${paidOnRecord} as paid, b.total_amount as total,
      coalesce(b.refund_amount, 0) + b.part_refunded as refund
    from bookings b where b.id = ${id}
  `.execute(trx)
  const [booking] = rows
  if (!booking) return
  const { paid, total, refund } = booking
  if (paid > total || paid < refund) {
    throw new AppError('REPAIR_REFUSED', {
      detail: `Its payments add up to ${formatPaise(paid)}, which does not fit its price or its refund. Please note it as settled once you have dealt with it.`,
    })
  }
  await trx
    .updateTable('bookings')
    .set({ amountPaid: paid, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Sets the state of an order to what its payments and refunds say. */
export async function recountOrder(trx: Db, id: number): Promise<void> {
  await sql`
    update payment_orders o set updated_at = now(), status = (
      select case
        when count(p.id) = 0 then 'failed'
        when bool_and(p.amount <= (
          select coalesce(sum(r.amount), 0) from refunds r
          where r.payment_id = p.id and r.status = 'done'
        )) then 'refunded'
        else 'paid'
      end
      from payments p where p.payment_order_id = o.id
    )
    where o.id = ${id}
  `.execute(trx)
}
