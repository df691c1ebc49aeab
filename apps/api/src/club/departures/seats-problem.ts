import type { DepartureChange } from '@farandfew/domain/departures/admin-departures.ts'
import { seatHoldMinutes } from '@farandfew/domain/bookings/booking.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { AdminDepartureRow } from './admin-departures.queries.ts'

const seats = (count: number) => `${count} ${count === 1 ? 'seat' : 'seats'}`

/** '1 seat is sold', '3 seats are sold and 1 seat is held'. */
function describeTaken({ sold, held }: Pick<AdminDepartureRow, 'sold' | 'held'>): string {
  const parts = [
    [sold, 'sold'],
    [held, 'held'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${seats(count)} ${count === 1 ? 'is' : 'are'} ${state}`)
    .join(' and ')
}

/** The error for a change that taken seats prevent, with the field it belongs to. */
export function seatsProblem(row: AdminDepartureRow, after: DepartureChange['after']): AppError {
  const taken = describeTaken(row)
  if (after.spotsTotal !== undefined && after.spotsTotal < row.sold + row.held) {
    const detail = `${taken}: there cannot be fewer seats than that.`
    return new AppError('SEATS_SOLD', { detail, errors: { spotsTotal: detail } })
  }
  const field =
    after.departureDate !== undefined && after.departureDate !== row.departureDate
      ? 'departureDate'
      : 'duration'
  const detail = `${taken}, for these days. Cancel this departure and add another one instead.`
  return new AppError('SEATS_SOLD', { detail, errors: { [field]: detail } })
}

/** The error for closing a departure whose seats are taken; undefined if none is. */
export function closingProblem({ sold, held }: AdminDepartureRow): AppError | undefined {
  if (sold + held === 0) return undefined
  const detail =
    sold === 0
      ? `${describeTaken({ sold, held })} by a member who may be paying. Try again in ${seatHoldMinutes} minutes, or cancel the departure.`
      : `${describeTaken({ sold, held })}. Cancel the departure instead, and everyone gets their money back. To sell no more seats, set its seats to ${sold + held}.`
  return new AppError('SEATS_SOLD', { detail })
}
