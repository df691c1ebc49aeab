import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import type { CancellationTerms } from './refund.ts'

/** What cancelling gives back, in three lines (docs/product.md#cancellation). The Cancellation Policy has all of it. */
export const cancellationLines = ({ fullDays, halfDays }: CancellationTerms): readonly string[] => [
  `${fullDays} days or more before departure: you get back everything you have paid.`,
  `${fullDays - 1} to ${halfDays} days before: half of it.`,
  `Fewer than ${halfDays} days before: no refund. If we cancel, you always get everything back.`,
]

/**
 * What cancelling gives back, in a line: with the dates of a departure on `today`, otherwise with days before departure.
 */
export function cancellationLine(
  { fullDays, halfDays, reflectionHours, reflectionDays }: CancellationTerms,
  departure?: { readonly date: CalendarDate; readonly today: CalendarDate },
): string {
  if (!departure) {
    return `Everything back until ${fullDays} days before departure, half until ${halfDays}`
  }
  const [full, half] = [fullDays, halfDays].map((days) => addDays(departure.date, -days))
  if (departure.today <= full!) {
    return `Everything back until ${formatDate(full!)}, half until ${formatDate(half!)}`
  }
  const canReflect = daysBetween(departure.today, departure.date) >= reflectionDays
  const reflection = canReflect
    ? `Everything back within ${reflectionHours} hours of booking, `
    : ''
  if (departure.today <= half!) return `${reflection}half until ${formatDate(half!)}`
  return canReflect
    ? `${reflection}then nothing, unless we cancel`
    : 'Nothing back for this departure, unless we cancel'
}

/** The limit on full refunds of one departure, told before one pays. */
export const secondRefundText =
  'After a full refund, a new booking of the same departure can only be cancelled by writing to us.'

/** The right to step back at first. While departure is `fullDays` or more away, that is no more than the terms give anyway. */
export const reflectionText = ({ reflectionHours, reflectionDays }: CancellationTerms): string =>
  `Within ${reflectionHours} hours of booking you get everything back, as long as departure is ${reflectionDays} days or more away.`
