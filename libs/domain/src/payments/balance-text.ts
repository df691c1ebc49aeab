import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import type { Gathering } from '../departures/guarantee.ts'
import { formatPaise } from '../money/format-paise.ts'
import { lastBalanceDate } from './payment-plan.ts'

/** A balance that is still to pay, with its departure. */
export interface OwedBalance {
  /** Paise. */
  readonly amount: number
  readonly balanceDue: CalendarDate
  /** The club's date. */
  readonly today: CalendarDate
  readonly departure: Pick<Gathering, 'groupDecision' | 'decisionDate'>
}

/**
 * Whether an unpaid balance can be what ends a booking. A departure that is not guaranteed yet may be decided first: then it
 * takes place, or everyone gets everything back.
 */
export const canEndUnpaid = ({
  balanceDue,
  departure: { groupDecision, decisionDate },
}: Pick<OwedBalance, 'balanceDue' | 'departure'>): boolean =>
  groupDecision === 'guaranteed' || decisionDate > addDays(lastBalanceDate(balanceDue), 1)

/** When a balance is due, and what becomes of the booking without it. Says from the day after its date on that it is overdue. */
export function balanceText({ amount, balanceDue, today, departure }: OwedBalance): string {
  const until = formatDate(lastBalanceDate(balanceDue))
  const sum = formatPaise(amount)
  const last = `We accept it until ${until}. If it is not paid by then, the booking is cancelled under its terms.`
  if (today > balanceDue) {
    return `Balance overdue: ${sum} was due by ${formatDate(balanceDue)}. ${last}`
  }
  const due = `The balance of ${sum} is due by ${formatDate(balanceDue)}.`
  return canEndUnpaid({ balanceDue, departure }) ? `${due} ${last}` : due
}
