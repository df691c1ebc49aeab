import * as z from 'zod/mini'
import { formatDate } from '../calendar/format-date.ts'
import { calendarDate } from '../contract/request.ts'
import { formatPaise } from '../money/format-paise.ts'
import { paise } from '../money/paise.ts'

/**
 * Why money goes back: a cancelled booking, one that was moved to a cheaper departure, a part without cancelling, or a
 * payment that came late, twice or with a wrong amount.
 */
export const refundReasons = [
  'member',
  'club',
  'balance',
  'group',
  'moved',
  'goodwill',
  'late',
  'double',
  'mismatch',
] as const
export type RefundReason = (typeof refundReasons)[number]

/**
 * A refund waits to be sent, is on its way, was paid out, was refused by the gateway, or is paid by hand because the gateway
 * never had the money. Both of the last two wait for an operator.
 */
export const refundStatuses = ['queued', 'sent', 'done', 'failed', 'by-hand'] as const
export type RefundStatus = (typeof refundStatuses)[number]

export const refundSteps = ['requested', 'sent', 'done', 'by-hand'] as const

/** A refund of a booking, as its member and the operators see it. */
export const refundEntry = z.object({
  /** Paise. */
  amount: paise,
  reason: z.enum(refundReasons, 'Must be a reason of a refund'),
  /** Why an operator gave it back without cancelling, in their words; null for any other reason. */
  givenReason: z.nullable(z.string()),
  /** 'by-hand': an operator pays it back, because the gateway cannot. */
  step: z.enum(refundSteps, 'Must be a step of a refund'),
  /** The club's dates. */
  requestedOn: calendarDate,
  sentOn: z.nullable(calendarDate),
  doneOn: z.nullable(calendarDate),
  /** What finds it at the bank or the gateway; null until it was sent. */
  reference: z.nullable(z.string()),
  /** Whether it was, or will be, paid by hand. */
  isByHand: z.boolean('Must be true or false'),
  /** See creditNoteNumber; null until it is done, and for money that has no receipt. */
  creditNote: z.nullable(z.string()),
})
export type RefundEntry = z.output<typeof refundEntry>

/** A refund that the gateway has refused is paid by hand. */
export const refundStepOf: Readonly<Record<RefundStatus, RefundEntry['step']>> = {
  queued: 'requested',
  sent: 'sent',
  done: 'done',
  failed: 'by-hand',
  'by-hand': 'by-hand',
}

/** Where a refund goes. */
export const refundWay = (isByHand: boolean): string =>
  isByHand ? 'by bank transfer' : 'to the card or account that was used to pay'

/** How far a refund is, as one sentence without its amount: 'Done on 3 December 2026. Reference: …' */
function stepText(refund: Omit<RefundEntry, 'amount' | 'reason' | 'givenReason'>): string {
  const { step, requestedOn, sentOn, doneOn, reference, isByHand, creditNote } = refund
  switch (step) {
    case 'requested':
      return `Requested on ${formatDate(requestedOn)}; it goes ${refundWay(false)}.`
    case 'by-hand':
      return `Requested on ${formatDate(requestedOn)}; we pay it ${refundWay(true)}.`
    case 'sent':
      return `Sent on ${formatDate(sentOn ?? requestedOn)} ${refundWay(isByHand)}.`
    case 'done':
      return [
        `Done on ${formatDate(doneOn ?? requestedOn)} ${refundWay(isByHand)}.`,
        reference && `Reference: ${reference}.`,
        creditNote && `Credit note: ${creditNote}.`,
      ]
        .filter(Boolean)
        .join(' ')
  }
}

/** How far a refund is, and the reason that an operator gave for it: 'Sent on 2 December 2026 … Reason: Another hotel.' */
export function refundStepText(refund: Omit<RefundEntry, 'amount' | 'reason'>): string {
  const { givenReason } = refund
  return givenReason === null ? stepText(refund) : `${stepText(refund)} Reason: ${givenReason}`
}

/** Refunds without cancelling, while the member keeps the seat. */
export const isPartRefund = ({ reason }: Pick<RefundEntry, 'reason'>): boolean =>
  reason === 'goodwill'

/** Of money that came late, twice or with a wrong amount. It was never counted for the booking. */
export const returnReasons: readonly RefundReason[] = ['late', 'double', 'mismatch']

export const isReturn = ({ reason }: Pick<RefundEntry, 'reason'>): boolean =>
  returnReasons.includes(reason)

/** Refunds of what is counted as paid for the booking. A move takes what goes back out of that sum. */
export const isOfBooking = (refund: Pick<RefundEntry, 'reason'>): boolean =>
  !isReturn(refund) && refund.reason !== 'moved'

type Sum = Pick<RefundEntry, 'amount' | 'step'>

/** In paise. */
export const refundSum = (refunds: readonly Sum[]): number =>
  refunds.reduce((total, { amount }) => total + amount, 0)

/** What of it is paid out, in paise. */
export const doneSum = (refunds: readonly Sum[]): number =>
  refundSum(refunds.filter(({ step }) => step === 'done'))

/** What goes back in all, and how much of it is done: '₹1,50,000, of which ₹50,000 is done'. */
export function refundSumText(refunds: readonly Sum[]): string {
  const all = refundSum(refunds)
  const done = doneSum(refunds)
  if (done === 0 || done === all) return formatPaise(all)
  return `${formatPaise(all)}, of which ${formatPaise(done)} is done`
}
