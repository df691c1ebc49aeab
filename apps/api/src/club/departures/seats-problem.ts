import type { DepartureChange } from '@farandfew/domain/departures/admin-departures.ts'
import type { Seats } from '@farandfew/domain/departures/seats.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { AdminDepartureRow } from './admin-departures.queries.ts'

/** '1 seat is booked', '3 seats are booked and 1 seat is held'. */
function describeTaken({ booked, held, offered, kept }: Omit<Seats, 'total' | 'free'>): string {
  const parts = [
    [booked, 'booked'],
    [held, 'held'],
    [offered, 'offered'],
    [kept, 'kept'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${counted(count, 'seat is', 'seats are')} ${state}`)
    .join(' and ')
}

/** The error for a change that taken seats prevent, with the field it belongs to. */
export function seatsProblem(row: AdminDepartureRow, after: DepartureChange['after']): AppError {
  const { total, free } = row.seats
  const taken = describeTaken(row.seats)
  if (after.spotsTotal !== undefined && after.spotsTotal < total - free) {
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
export function closingProblem({ seats }: AdminDepartureRow): AppError | undefined {
  const { booked, held } = seats
  if (booked + held === 0) return undefined
  const detail =
    booked === 0
      ? `${describeTaken(seats)} by a member who may be paying. Try again in ${seatHoldMinutes} minutes, or cancel the departure.`
      : `${describeTaken(seats)}. Cancel the departure instead, and everyone gets their money back. To sell no more seats, set its seats to ${seats.total - seats.free}.`
  return new AppError('SEATS_SOLD', { detail })
}
