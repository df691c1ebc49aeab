import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { FigureQuery } from '../../platform/figures/read-figures.ts'
import { type BookingAmount, bookingAmounts } from './booking-money.ts'
import { type BookingFilter, hasFilter } from './booking-search.queries.ts'

/** How many bookings a filter finds, or the sum of one of their amounts, in paise. */
export function figureOfBookings(
  filter: Omit<BookingFilter, 'search'>,
  of: BookingAmount | 'rows',
  today: CalendarDate,
): FigureQuery {
  const list = filter.money?.startsWith('balance') ? 'balances' : 'bookings'
  const value = of === 'rows' ? sql`count(*)` : sql`coalesce(sum(${bookingAmounts[of]}), 0)`
  return new FigureQuery(
    { list, of },
    filter,
    sql`select ${value} from bookings b where ${hasFilter(filter, today)}`,
  )
}
