import type { Db } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'

/**
 * The title of a trip, locked against deletion. Needs a transaction.
 * @throws AppError TRIP_NOT_FOUND
 */
export async function getTripTitle(trx: Db, id: number): Promise<string> {
  const trip = await trx
    .selectFrom('trips')
    .select('title')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!trip) throw new AppError('TRIP_NOT_FOUND')
  return trip.title
}
