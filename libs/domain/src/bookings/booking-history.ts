import { type BookingEnd, partLabels } from '../seats/booking.ts'
import { uncapitalized } from '../text/words.ts'
import type { RefundReason } from '../refunds/refund-history.ts'
import { formatPaise } from '../money/format-paise.ts'
import { readActions } from '../audit/action-words.ts'
import { describeEntry } from '../audit/describe-entry.ts'
import { rowOfKind } from '../messages/message-kinds.ts'
import type { AdminBooking } from './booking-detail.ts'

/** Who did something: the member, an operator by name, the payment gateway, or the club's server by itself. */
export type Doer = 'Member' | 'Gateway' | 'Club' | { operator: string | null }

export interface HistoryEntry {
  at: string
  by: Doer
  text: string
}

const refundReasonNames: Readonly<Record<RefundReason, string>> = {
  member: 'the member cancelled',
  club: 'the club cancelled',
  balance: 'the balance was not paid',
  group: 'the group did not gather',
  moved: 'moved to a cheaper departure',
  goodwill: 'goodwill, without cancelling',
  late: 'the payment came too late',
  double: 'it was paid twice',
  mismatch: 'the amount was not the one due',
}

/** Why a refund went back, for operators and the accountant, with what an operator gave as the reason. */
export function refundReasonText({
  reason,
  givenReason,
}: {
  reason: RefundReason
  givenReason: string | null
}): string {
  const name = refundReasonNames[reason]
  return givenReason === null ? name : `${name}: ${givenReason}`
}

const ends: Readonly<Record<BookingEnd, Pick<HistoryEntry, 'by' | 'text'>>> = {
  member: { by: 'Member', text: 'Cancelled the booking' },
  club: { by: 'Club', text: 'The club cancelled the booking' },
  hold: { by: 'Club', text: 'The hold ran out' },
  balance: { by: 'Club', text: 'Cancelled, because the balance was not paid' },
  group: { by: 'Club', text: 'Cancelled, because the group did not gather' },
}

const eventTexts = new Map([
  ['paid', 'Reports a payment'],
  ['failed', 'Reports a declined payment'],
  ['refunded', 'Reports a refund that was paid out'],
  ['refund-failed', 'Reports a refund that failed'],
])

/** The event says no more than the payment or refund that it led to, or than the same event before. */
const isToldBy =
  ({ payments, refunds, events }: AdminBooking) =>
  ({ kind, orderId, paymentId }: AdminBooking['events'][number], index: number): boolean =>
    (kind === 'paid' && payments.some((payment) => payment.paymentId === paymentId)) ||
    (kind === 'refunded' &&
      refunds.some((refund) => refund.doneAt !== null && refund.paymentId === paymentId)) ||
    events
      .slice(0, index)
      .some((one) => one.kind === kind && one.orderId === orderId && one.paymentId === paymentId)

function* moneyEntries(booking: AdminBooking) {
  const { orders, events, payments, refunds, actions } = booking
  const isTold = isToldBy(booking)
  for (const { part, amount, orderId, method, status, createdAt, supersededAt } of orders) {
    if (method === 'transfer') continue
    const text = `Opened the payment of the ${uncapitalized(partLabels[part])}, ${formatPaise(amount)} (${orderId})`
    yield { at: createdAt, by: 'Member', text } as const
    if (supersededAt === null || status !== 'failed') continue
    yield {
      at: supersededAt,
      by: 'Club',
      text: `Gave up the order ${orderId}: another amount is due`,
    } as const
  }
  for (const { kind, orderId, paymentId, receivedAt } of events.filter(
    (event, index) => !isTold(event, index),
  )) {
    const about = [orderId, paymentId].filter(Boolean).join(', ')
    const text = `${eventTexts.get(kind) ?? `Reports “${kind}”`} (${about})`
    yield { at: receivedAt, by: 'Gateway', text } as const
  }
  for (const { paymentId, amount, receipt, isBooked, method, receivedAt } of payments) {
    const end = isBooked ? `receipt ${receipt ?? 'none'}` : 'not counted, all of it goes back'
    const how = method === 'transfer' ? 'by bank transfer, ' : ''
    const text = `${formatPaise(amount)} received (${how}${paymentId}), ${end}`
    yield { at: receivedAt, by: method === 'transfer' ? 'Club' : 'Gateway', text } as const
  }
  for (const refund of refunds) {
    const { amount, paymentId, refundId, isByHand, creditNote, createdAt, doneAt } = refund
    const of = paymentId === null ? '' : ` of ${paymentId}`
    const text = `Refund of ${formatPaise(amount)}${of}: ${refundReasonText(refund)}`
    // What an operator did has the sum already.
    if (!actions.some(({ at, details }) => at === createdAt && details['refund'])) {
      yield { at: createdAt, by: 'Club', text } as const
    }
    if (doneAt === null) continue
    const facts = [refundId, creditNote && `credit note ${creditNote}`].filter(Boolean).join(', ')
    const paidOut = `Paid out the refund of ${formatPaise(amount)}${isByHand ? ' by hand' : ''}${facts && ` (${facts})`}`
    yield { at: doneAt, by: isByHand ? 'Club' : 'Gateway', text: paidOut } as const
  }
}

function* allEntries(booking: AdminBooking): Generator<HistoryEntry> {
  const { createdAt, endedAt, endedBy, actions, mails, summary } = booking
  const isByHand = actions.some(({ action }) => action === 'booking.entered')
  if (!isByHand) yield { at: createdAt, by: 'Member', text: 'Held a seat' }
  yield* moneyEntries(booking)
  const deeds = actions.filter(({ action }) => !readActions.some((read) => read === action))
  for (const deed of deeds) {
    yield { at: deed.at, by: { operator: deed.operator }, text: describeEntry(deed) }
  }
  const isByOperator = deeds.some(({ action }) => action.endsWith('.cancelled'))
  if (endedAt !== null && endedBy !== null && !isByOperator) {
    const end = ends[endedBy]
    yield {
      at: endedAt,
      ...end,
      ...(summary.state === 'released' && { text: 'Released the seat' }),
    }
  }
  for (const { kind, createdAt: at, sentAt, failedAt } of mails) {
    const state = sentAt !== null ? 'sent' : failedAt !== null ? 'not sent' : 'waiting'
    const { name, inHistory = name } = rowOfKind(kind)
    yield { at, by: 'Club', text: `Email: ${inHistory} (${state})` }
  }
}

/** What happened to a booking, newest first. What happened at one instant keeps its order: cause first, mail last. */
export function bookingHistory(booking: AdminBooking): HistoryEntry[] {
  return [...allEntries(booking)]
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => {
      if (a.entry.at !== b.entry.at) return a.entry.at < b.entry.at ? 1 : -1
      return b.index - a.index
    })
    .map(({ entry }) => entry)
}
