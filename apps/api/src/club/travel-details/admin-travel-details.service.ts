import type { OperatorCall } from '../../platform/audit/record-action.ts'
import type {
  DepartureTravelDetails,
  MemberTravelDetails,
} from '@farandfew/domain/travel-details/admin-travel-details.ts'
import {
  travelDetailsDueOn,
  travelDetailsEraseOn,
} from '@farandfew/domain/travel-details/travel-details-dates.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { TravelKey } from '../../platform/secrets/travel-keys.ts'
import { openDetails } from './seal-details.ts'
import { sealedOf, toTraveller } from './traveller.ts'
import type { TravellerRow } from './sealed-details.queries.ts'
import {
  findDepartureDates,
  findTravellerWithDetails,
  listTravellers,
} from './admin-travel-details.queries.ts'

type Context = Pick<AppContext, 'db' | 'secrets'>

function toEntry(row: TravellerRow & { name: string }, keys: readonly TravelKey[]) {
  const { bookingId, userId, name, state, savedAt, hasArrival } = toTraveller(row, keys)
  return { bookingId, userId, name, state, savedAt, hasArrival }
}

/** @throws AppError NOT_FOUND */
export async function listWhoEntered(
  { db, secrets }: Context,
  departureId: number,
): Promise<DepartureTravelDetails> {
  const [dates, rows] = await Promise.all([
    findDepartureDates(db, departureId),
    listTravellers(db, departureId),
  ])
  if (!dates) throw new AppError('NOT_FOUND')
  return {
    departureId,
    dueOn: travelDetailsDueOn(dates.departureDate),
    eraseOn: travelDetailsEraseOn(dates),
    items: rows.map((row) => toEntry(row, secrets.travelKeys())),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findTravellerWithDetails>>>

export function arrivalOf({
  arrivesOn,
  arrivesAt,
  flight,
  place,
}: Pick<Row, 'arrivesOn' | 'arrivesAt' | 'flight' | 'place'>): MemberTravelDetails['arrival'] {
  if (arrivesOn === null || arrivesAt === null || place === null) return null
  return { date: arrivesOn, time: arrivesAt, flight, place }
}

/**
 * One member's details. Everyone who gets them is in the audit log: both are one transaction.
 * @throws AppError NOT_FOUND if there are none; TRAVEL_DETAILS_UNAVAILABLE
 */
export async function lookAtDetails(
  { secrets }: Context,
  { trx, record }: OperatorCall<'travel-details.opened'>,
  booking: { departureId: number; bookingId: number },
): Promise<MemberTravelDetails> {
  const row = await findTravellerWithDetails(trx, booking)
  const sealed = row && sealedOf(row)
  if (!sealed || row.savedAt === null) throw new AppError('NOT_FOUND')
  const { bookingId, userId, departureId, departureDate, duration } = row
  const details = openDetails(sealed, secrets.travelKeys())
  await record({
    action: 'travel-details.opened',
    subject: `user ${userId}`,
    details: { departureId, bookingId },
  })
  const savedAt = row.savedAt.toISOString()
  const entry = { ...toEntry(row, secrets.travelKeys()), savedAt }
  return { ...entry, departureId, departureDate, duration, details, arrival: arrivalOf(row) }
}
