import {
  type MoneyMonths,
  moneyMonthsBack,
  type MovedMoney,
} from '@farandfew/domain/payments/money-lists.ts'
import {
  addDays,
  addMonths,
  type CalendarDate,
  monthOf,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { daysOfFinancialYear } from '@farandfew/domain/refunds/receipt-number.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { type FigureQuery, readFigures } from '../../platform/figures/read-figures.ts'
import { figureOfBookings } from '../seats/booking-figures.ts'
import { owesBalance } from '../seats/booking-money.ts'
import { figureOfDocuments } from './money-lists.queries.ts'

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** What the documents of some days say that came in, went out and was kept. */
export const moneyOfDays = (days: Days): Record<keyof MovedMoney, FigureQuery> => ({
  received: figureOfDocuments({ kind: 'received', ...days }),
  refunded: figureOfDocuments({ kind: 'refunded', ...days }),
  kept: figureOfDocuments(days),
})

/** The days of a month that begins on a date, and of months after it. */
const daysOf = (first: CalendarDate, months = 1): Days => ({
  from: first,
  to: addDays(addMonths(first, months), -1),
})

/** The day on which the last balance is due, or today if that is later. */
async function findLastDay(db: Db, today: CalendarDate): Promise<CalendarDate> {
  const { rows } = await sql<{ day: CalendarDate }>`
    select greatest(${today}::date, max(b.balance_due))::text as day from bookings b where ${owesBalance}
  `.execute(db)
  return rows[0]!.day
}

/** The money by month and by the periods of an accountant, and the balances due. */
export async function readMoneyMonths(db: Db, today: CalendarDate): Promise<MoneyMonths> {
  const thisMonth = `${monthOf(today)}-01`
  const oldest = addMonths(thisMonth, 1 - moneyMonthsBack)
  const last = await findLastDay(db, today)
  const months: CalendarDate[] = []
  for (let first = oldest; first <= last; first = addMonths(first, 1)) months.push(first)
  const dueIn = (days?: Days) => figureOfBookings({ ...days }, 'balanceOwed', today)
  return readFigures(db, {
    today,
    months: months.map((first) => {
      const days = daysOf(first)
      return { month: monthOf(first), ...moneyOfDays(days), due: dueIn(days) }
    }),
    periods: {
      thisMonth: moneyOfDays(daysOf(thisMonth)),
      lastMonth: moneyOfDays(daysOf(addMonths(thisMonth, -1))),
      financialYear: moneyOfDays(daysOfFinancialYear(today)),
      lastMonths: moneyOfDays(daysOf(oldest, moneyMonthsBack)),
    },
    due: dueIn(),
  })
}
