import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { defaultSpotsTotal } from '@farandfew/domain/constants/limits.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../platform/db/connect.ts'
import type { TripSchedulesTable, TripsTable } from '../platform/db/tables.ts'
import { bumpSequence } from './sequences.ts'

const toRow = ({
  spotsLeft: _spotsLeft,
  nextDeparture: _nextDeparture,
  editions: _editions,
  ...trip
}: Trip): Insertable<TripsTable> => ({
  ...trip,
  images: JSON.stringify(trip.images),
  imageAlts: JSON.stringify(trip.imageAlts ?? {}),
  highlights: JSON.stringify(trip.highlights),
  itinerary: JSON.stringify(trip.itinerary),
  includedItems: JSON.stringify(trip.includedItems),
  excludedItems: JSON.stringify(trip.excludedItems),
  extendedEdition: trip.extendedEdition && JSON.stringify(trip.extendedEdition),
  practicalFacts: trip.practicalFacts ? JSON.stringify(trip.practicalFacts) : null,
})

const departures: readonly Insertable<TripSchedulesTable>[] = schedule2025.map((departure) => ({
  id: departure.id,
  tripId: departure.tripId,
  departureDate: departure.date,
  duration: departure.days,
  priceTier: departure.priceTier,
  spotsTotal: defaultSpotsTotal,
}))

/** Adds missing trips and departures, and returns how many. */
export async function seedCatalogue(trx: Db): Promise<{ trips: number; departures: number }> {
  const trips = await trx
    .insertInto('trips')
    .values(catalogue.map(toRow))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  await bumpSequence(trx, 'trips')
  const added = await trx
    .insertInto('tripSchedules')
    .values([...departures])
    // Also skips a departure that an operator added under another id.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await bumpSequence(trx, 'trip_schedules')
  return {
    trips: Number(trips.numInsertedOrUpdatedRows),
    departures: Number(added.numInsertedOrUpdatedRows),
  }
}
