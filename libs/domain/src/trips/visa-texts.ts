import { type CalendarDate, daysBetween, weekdayOf } from '../calendar/calendar-date.ts'
import { counted } from '../constants/labels.ts'
import type { PracticalFacts, VisaKind } from './practical-facts.ts'
import { uncapitalized } from '../text/words.ts'

type Visa = NonNullable<PracticalFacts['visa']>

export const visaTexts: Readonly<Record<VisaKind, string>> = {
  none: 'None needed',
  'on-arrival': 'On arrival',
  online: 'Online, before you travel',
  embassy: 'From the embassy, before you travel',
}

const visaWays: Readonly<Record<VisaKind, string>> = {
  none: 'None needed',
  'on-arrival': 'On arrival',
  online: 'Online',
  embassy: 'From the embassy',
}

/** The visa in a line, with its usual lead time: 'From the embassy, 5 to 15 working days'. */
export function visaLine({ kind, processing }: Pick<Visa, 'kind' | 'processing'>): string {
  return visaWays[kind] + (processing === undefined ? '' : `, ${uncapitalized(processing)}`)
}

/** The same for a departure, with the warning of `lateVisaText` if there is one. */
export const visaAnswer = (
  visa: Pick<Visa, 'kind' | 'processing'>,
  warning: string | null | undefined,
): string => [visaLine(visa), ...(warning ? [warning] : [])].join('. ')

/**
 * What someone who books should know of the visa: 'With an Indian passport: from the embassy, 5 to 15 working days.' For a
 * departure, also that it is too late to apply.
 */
export function visaText(
  visa: Pick<Visa, 'kind' | 'processing' | 'workingDays'> | null | undefined,
  dates?: { readonly departureDate: CalendarDate; readonly today: CalendarDate },
): string {
  if (!visa) return 'Check whether your passport needs a visa.'
  const late = dates && lateVisaText(visa, dates)
  return `With an Indian passport: ${uncapitalized(visaLine(visa))}.${late ? ` ${late}` : ''}`
}

/** The days from Monday to Friday between two dates, without both. Public holidays are not known. */
function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  const days = Math.max(0, daysBetween(from, to) - 1)
  // Every whole week has five, so that a departure years ahead costs no more than one next week.
  const beyondWeeks = Array.from(
    { length: days % 7 },
    (_, index) => (weekdayOf(from) + 1 + index) % 7,
  )
  const isWorkingDay = (weekday: number) => weekday >= 1 && weekday <= 5
  return Math.floor(days / 7) * 5 + beyondWeeks.filter(isWorkingDay).length
}

/**
 * 'Too late to apply for a visa: this departure is in 16 days.' Null if a visa that one applies for today usually comes in time,
 * or if one need not apply before the trip.
 */
export function lateVisaText(
  visa: Pick<Visa, 'kind' | 'workingDays'> | null | undefined,
  { departureDate, today }: { departureDate: CalendarDate; today: CalendarDate },
): string | null {
  const isLate =
    visa?.workingDays !== undefined &&
    (visa.kind === 'online' || visa.kind === 'embassy') &&
    today < departureDate &&
    workingDaysBetween(today, departureDate) < visa.workingDays
  if (!isLate) return null
  const days = daysBetween(today, departureDate)
  return `Too late to apply for a visa: this departure is in ${counted(days, 'day', 'days')}.`
}
