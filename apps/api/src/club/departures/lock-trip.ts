import type { Availability } from '@farandfew/domain/availability/availability.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

interface LockedTrip {
  title: string
  availability: Availability
  isDraft: boolean
  archived: boolean
  decisionDays: number
}

/**
 * What is decided by a trip, which no one changes before the transaction ends: an operator's change locks the row.
 * @throws AppError TRIP_NOT_FOUND
 */
export async function lockTripForReading(trx: Db, id: number): Promise<LockedTrip> {
  const trip = await trx
    .selectFrom('trips')
    .select(['title', 'availability', 'isDraft', 'archived', 'decisionDays'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!trip) throw new AppError('TRIP_NOT_FOUND')
  return trip
}

/**
 * The same for a trip that visitors know: a draft does not exist for them.
 * @throws AppError TRIP_NOT_FOUND
 */
export async function lockPublishedTrip(trx: Db, id: number): Promise<LockedTrip> {
  const trip = await lockTripForReading(trx, id)
  if (trip.isDraft) throw new AppError('TRIP_NOT_FOUND')
  return trip
}
