import * as z from 'zod/mini'
import { addDays } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { calendarDate } from '../contract/request.ts'
import { formatPaise } from '../money/format-paise.ts'
import { paise } from '../money/paise.ts'
import { uncapitalized } from '../text/words.ts'
import { reflectionText } from './cancellation-texts.ts'
import { keptOf } from '../seats/booking-sums.ts'
import { cancellationTerms, type RefundRule, refundByRule, type RefundStep } from './refund.ts'

/** What cancelling gives back, by date: the same on the site, in mails and in the console. */
export const refundTable = z.object({
  /** The headings of the two sums; null if there is only the first. */
  headings: z.nullable(z.tuple([z.string(), z.string()])),
  /** Whether the first hours after booking, which give everything back, still lie ahead or are running. */
  canReflect: z.boolean(),
  rows: z.array(
    z.object({
      /** The last day of the row; null for the last row. */
      until: z.nullable(calendarDate),
      /** 'Until 15 June 2025', or of the last row 'From 16 July 2025'. */
      when: z.string(),
      /** 'Half of what you have paid'. */
      share: z.string(),
      /** What goes back of what is paid. */
      amount: paise,
      /** What goes back once the whole price is paid; null if nothing more is to pay. */
      ofWhole: z.nullable(paise),
    }),
  ),
})
export type RefundTable = z.output<typeof refundTable>

/** The dates of each step, in their order. */
export const refundDates = (steps: readonly Pick<RefundStep, 'until'>[]): string[] =>
  steps.map(({ until }, index) => {
    if (until) return `Until ${formatDate(until)}`
    const before = steps[index - 1]?.until
    return before ? `From ${formatDate(addDays(before, 1))}` : 'From now on'
  })

const everything = ['Everything you have paid', 'Everything that is left of what you paid'] as const

/** The share of what was paid that a step gives back, of all of it and after a part was refunded. */
const shareTexts: Readonly<Record<RefundRule, readonly [ofAll: string, ofRest: string]>> = {
  'club cancels': everything,
  'reflection period': everything,
  early: everything,
  half: ['Half of what you have paid', 'Half of what is left of what you paid'],
  late: ['No refund', 'No refund'],
}

interface Measured {
  /** Paise. */
  readonly amountPaid: number
  readonly partRefunded: number
  /** What is still to pay after the first payment, in paise; 0 if nothing is. */
  readonly left: number
  /** Whether what is paid, or paid first, is exactly the deposit. */
  readonly isDeposit: boolean
  /** What cancelling gives back now, in paise; undefined before the first payment. */
  readonly refundNow: number | null | undefined
  /** Days until departure. */
  readonly daysLeft: number
}

/**
 * What cancelling gives back in each of the steps that still lie ahead.
 * @param steps see refundSteps
 */
export function tabulateRefunds(
  steps: readonly RefundStep[],
  { amountPaid, partRefunded, left, isDeposit, refundNow, daysLeft }: Measured,
): RefundTable {
  const dates = refundDates(steps)
  const whole = left > 0 ? keptOf({ amountPaid, partRefunded }) + left : undefined
  return {
    canReflect:
      refundNow === undefined
        ? daysLeft >= cancellationTerms.reflectionDays
        : (refundNow ?? 0) > (steps[0]?.amount ?? 0),
    headings:
      whole === undefined
        ? null
        : isDeposit
          ? ['Deposit paid', 'Paid in full']
          : ['As it stands', 'Once paid in full'],
    rows: steps.map(({ rule, amount, until }, index) => ({
      until: until ?? null,
      when: dates[index]!,
      share: shareTexts[rule][partRefunded > 0 ? 1 : 0],
      amount,
      ofWhole: whole === undefined ? null : refundByRule(rule, whole),
    })),
  }
}

const backText = (amount: number) => (amount > 0 ? `${formatPaise(amount)} back` : 'no refund')

/** The table as lines of text: 'Until 15 June 2025: ₹50,000 back (deposit paid), ₹2,00,000 back (paid in full)'. */
export function refundLines({ headings, canReflect, rows }: RefundTable): string[] {
  const lines = rows.map(({ when, amount, ofWhole }) => {
    if (headings === null || !ofWhole) return `${when}: ${backText(amount)}`
    const [first, whole] = headings.map(uncapitalized)
    return `${when}: ${backText(amount)} (${first}), ${backText(ofWhole)} (${whole})`
  })
  return canReflect ? [reflectionText(cancellationTerms), ...lines] : lines
}
