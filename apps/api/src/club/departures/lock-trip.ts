import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * The title of a trip, whether it is archived, and its days of decision, which no one changes before the transaction ends:
 * an operator's change locks the row.
 * @throws AppError TRIP_NOT_FOUND
 */
export async function lockTripForReading(
  trx: Db,
  id: number,
): Promise<{ title: string; archived: boolean; decisionDays: number }> {
  const trip = await trx
    .selectFrom('trips')
    .select(['title', 'archived', 'decisionDays'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  if (!trip) throw new AppError('TRIP_NOT_FOUND')
  return trip
}
