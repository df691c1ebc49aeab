import type { BookingMailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { type CalendarDate, daysBetween } from '@farandfew/domain/calendar/calendar-date.ts'
import type { Db } from '../platform/db/connect.ts'
import { storyToday } from './demo-groups.ts'
import type { StoredSale } from './demo-payments.ts'
import { isDone, sharesOf } from './demo-sale-money.ts'
import { inIndia } from './insert-demo-group.ts'

/** The mails of the last weeks about bookings, as the outbox keeps them once they are sent. */
export async function insertSentMails(trx: Db, stored: readonly StoredSale[]): Promise<void> {
  const news = stored.flatMap(({ sale, parts, bookingId, userId }) => {
    const mailOn = (on: CalendarDate, kind: BookingMailKind) => ({ bookingId, userId, on, kind })
    return [
      ...parts.map(({ kind, paidOn }) =>
        mailOn(paidOn, kind === 'balance' ? 'booking.balance-paid' : 'booking.confirmed'),
      ),
      ...(sale.cancelled ? [mailOn(sale.cancelled.on, 'booking.cancelled')] : []),
      ...(sale.partRefund ? [mailOn(sale.partRefund.on, 'booking.part-refunded')] : []),
      ...sharesOf({ sale, parts }).flatMap(({ refund: { state } }) =>
        isDone(state) ? [mailOn(state.doneOn, 'booking.refunded')] : [],
      ),
    ]
  })
  const contacts = await trx.selectFrom('users').select(['id', 'email']).execute()
  const rows = news
    .filter(({ on }) => daysBetween(on, storyToday) < 28)
    .sort((one, other) => (one.on < other.on ? -1 : 1))
    .flatMap(({ bookingId, userId, on, kind }) => {
      const recipient = contacts.find(({ id }) => id === userId)?.email
      if (!recipient) return []
      const at = [inIndia(`${on} 11:45`), new Date()].reduce((one, now) => (one < now ? one : now))
      const times = { createdAt: at, queuedAt: at, attemptedAt: at, sentAt: at }
      return [{ channel: 'mail' as const, kind, recipient, bookingId, attempts: 1, ...times }]
    })
  await trx.insertInto('outbox').values(rows).execute()
}
