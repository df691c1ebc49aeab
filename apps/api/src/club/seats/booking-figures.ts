import { bookingSums, type BookingSum } from '@farandfew/domain/bookings/admin-bookings.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { sql } from 'kysely'
import { FigureQuery } from '../../platform/figures/read-figures.ts'
import { bookingAmounts } from './booking-money.ts'
import { type BookingFilter, hasFilter } from './booking-search.queries.ts'

type Filter = Omit<BookingFilter, 'search'>

const figureOf = (filter: Filter, of: string, value: unknown, today: CalendarDate) =>
  new FigureQuery(
    { list: filter.money?.startsWith('balance') ? 'balances' : 'bookings', of },
    filter,
    sql`select ${value} from bookings b where ${hasFilter(filter, today)}`,
  )

/** How many bookings a filter finds. */
export const countOfBookings = (filter: Filter, today: CalendarDate): FigureQuery =>
  figureOf(filter, 'rows', sql`count(*)`, today)

/** A sum over the bookings that a filter finds, in paise. Its link lists those in which it is not 0. */
export const figureOfBookings = (
  filter: Omit<Filter, 'money'>,
  of: BookingSum,
  today: CalendarDate,
): FigureQuery =>
  figureOf(
    { ...filter, money: bookingSums[of].filter },
    of,
    sql`coalesce(sum(${bookingAmounts[of]}), 0)`,
    today,
  )
