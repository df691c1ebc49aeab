import type {
  DepartureTravelDetails,
  MemberTravelDetails,
} from '@farandfew/domain/admin/travel-details'
import { travelDetailsDueOn, travelDetailsEraseOn } from '@farandfew/domain/travel-details'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { openDetails } from '../../../travel-details/seal-details.ts'
import {
  findDepartureDates,
  findTravellerWithDetails,
  listTravellers,
} from './admin-travel-details.queries.ts'

/** @throws AppError NOT_FOUND */
export async function listWhoEntered(db: Db, departureId: number): Promise<DepartureTravelDetails> {
  const [dates, rows] = await Promise.all([
    findDepartureDates(db, departureId),
    listTravellers(db, departureId),
  ])
  if (!dates) throw new AppError('NOT_FOUND')
  return {
    departureId,
    dueOn: travelDetailsDueOn(dates.departureDate),
    eraseOn: travelDetailsEraseOn(dates),
    items: rows.map(({ bookingId, userId, name, savedAt, hasArrival }) => ({
      bookingId,
      userId,
      name,
      savedAt: savedAt?.toISOString() ?? null,
      hasArrival,
    })),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findTravellerWithDetails>>>

function arrivalOf({ arrivesOn, arrivesAt, flight, place }: Row): MemberTravelDetails['arrival'] {
  if (arrivesOn === null || arrivesAt === null || place === null) return null
  return { date: arrivesOn, time: arrivesAt, flight, place }
}

/**
 * One member's details. Whoever gets them is in the audit log: both are one transaction.
 * @throws AppError NOT_FOUND if there are none; TRAVEL_DETAILS_UNAVAILABLE
 */
export function lookAtDetails(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  actor: Actor,
  asked: { departureId: number; bookingId: number },
): Promise<MemberTravelDetails> {
  return db.transaction().execute(async (trx) => {
    const row = await findTravellerWithDetails(trx, asked)
    if (!row || row.keyId === null || row.sealed === null || row.savedAt === null) {
      throw new AppError('NOT_FOUND')
    }
    const { bookingId, userId, departureId, name, departureDate, duration, hasArrival } = row
    const sealed = { bookingId, userId, keyId: row.keyId, sealed: row.sealed }
    const details = openDetails(sealed, secrets.travelKeys())
    await recordAction(trx, actor, {
      action: 'travel-details.opened',
      subject: `user ${userId}`,
      details: { departureId, bookingId },
    })
    const savedAt = row.savedAt.toISOString()
    const facts = { bookingId, userId, departureId, name, departureDate, duration, hasArrival }
    return { ...facts, savedAt, details, arrival: arrivalOf(row) }
  })
}
