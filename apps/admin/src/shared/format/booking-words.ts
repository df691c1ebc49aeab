import {
  type DepartureBooking,
  type ListedBooking,
  moneyFilterNames,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import type { RefundStatus } from '@farandfew/domain/refunds/refund-history.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { formatMoney } from './money.ts'

/** Why a booking ended. */
export const bookingEndWords: Readonly<Record<NonNullable<DepartureBooking['endedBy']>, string>> = {
  member: 'by the member',
  club: 'by the club',
  hold: 'not paid in time',
  balance: 'balance not paid',
  group: 'too few travellers',
}

/** Before the end of its hold, after its label. */
export const untilOf = ({ label }: Pick<ListedBooking, 'label'>): string =>
  label === 'Held' ? 'until' : 'held until'

/** How far a refund is, after its amount. */
export const refundWords: Readonly<Record<RefundStatus, string>> = {
  queued: 'requested',
  sent: 'sent',
  done: 'done',
  failed: 'refused, to refund by hand',
  'by-hand': 'to refund by hand',
}

/** The money of a booking for a narrow column: that its balance should have been paid, or what was paid. */
export const moneyWordOf = ({
  balance,
  moneyLabel,
}: Pick<ListedBooking, 'balance' | 'moneyLabel'>): string =>
  balance === 'overdue' ? moneyFilterNames['balance-overdue'] : moneyLabel

/** The name of a booking's member. */
export const travellerOf = ({ userId, name }: Pick<DepartureBooking, 'userId' | 'name'>) =>
  userId === null ? 'A former member' : (name ?? `Member ${userId}`)

/** What part refunds have left of what was paid, after the sentence that says how much that is; empty if there were none. */
export const partRefundsText = ({ sums: { paid, partRefunded }, currency }: AdminBooking) =>
  partRefunded > 0
    ? ` After part refunds ${formatMoney(keptOf({ amountPaid: paid, partRefunded }), currency)} of it is left.`
    : ''

/** What an operator has to do about money that the gateway cannot refund; undefined if there is nothing to do. */
export const byHandOf = (paise: number): string | undefined =>
  paise > 0
    ? `Of this, ${formatPaise(paise)} was not paid on the site: please pay it back by hand, and enter the reference under Refunds by hand.`
    : undefined
