import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts'

/** The deposit, in percent of the total. */
export const depositPercent = 25
/** Days after the due date on which the balance is still accepted. The booking is cancelled after them. */
export const balanceGraceDays = 3
/**
 * Reminders of the balance are sent this many days before it is due; those below zero after it: once it is overdue, and on the
 * last day on which it is accepted.
 */
export const balanceReminderDays: readonly number[] = [14, 7, 1, -1, -balanceGraceDays]

/** The deposit of a price, both in paise. */
export const depositOf = (total: number): number => Math.ceil((total * depositPercent) / 100)

/** How a booking is paid. Amounts are in paise, dates on the club's clock. It is stored with the booking. */
export type PaymentPlan =
  | { readonly kind: 'at once'; readonly now: number }
  | {
      readonly kind: 'deposit'
      readonly now: number
      readonly balance: number
      readonly balanceDue: CalendarDate
    }

/**
 * The plan of a booking that is made today. The balance is due on the day on which the departure is decided; a booking made
 * later is paid at once.
 * @param total paise
 * @param today the club's date
 */
export function planPayment(
  total: number,
  { balanceDue, today }: { balanceDue: CalendarDate; today: CalendarDate },
): PaymentPlan {
  if (today > balanceDue) return { kind: 'at once', now: total }
  const deposit = depositOf(total)
  return {
    kind: 'deposit',
    now: deposit,
    balance: total - deposit,
    balanceDue,
  }
}

/** The last date on which the balance is accepted. */
export const lastBalanceDate = (balanceDue: CalendarDate): CalendarDate =>
  addDays(balanceDue, balanceGraceDays)

/** Whether the booking is cancelled today because its balance was not paid. */
export const isBalanceOverdue = (balanceDue: CalendarDate, today: CalendarDate): boolean =>
  today > lastBalanceDate(balanceDue)

/**
 * The reminder that is due today, as one of `balanceReminderDays`; undefined before the first one. After days without a run only
 * the latest reminder is sent.
 */
export function balanceReminderOn(
  balanceDue: CalendarDate,
  today: CalendarDate,
): number | undefined {
  const left = daysBetween(today, balanceDue)
  return balanceReminderDays.filter((days) => days >= left).at(-1)
}

/**
 * The reminder that a mail of today about a booking, a move or another deadline stands for, because it names the balance itself;
 * null if none is due yet. It is stored as if it had been sent.
 */
export const reminderToldOn = (plan: PaymentPlan, today: CalendarDate): number | null =>
  plan.kind === 'deposit' ? (balanceReminderOn(plan.balanceDue, today) ?? null) : null
