import {
  tripFieldNames,
  type TripFields,
  type TripValues,
} from '@farandfew/domain/trips/admin-trips.ts'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { TripsTable } from '../../platform/db/tables.ts'

/** A trip's editable fields and its id. */
export type StoredTrip = TripFields & { id: number }

const columns = ['id', ...tripFieldNames] as const

/** Every trip by id. */
export async function listStoredTrips(db: Db): Promise<StoredTrip[]> {
  return db.selectFrom('trips').select(columns).orderBy('id').execute()
}

export async function findStoredTrip(db: Db, id: number): Promise<StoredTrip | undefined> {
  return db.selectFrom('trips').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Locks and returns a trip; undefined if there is none. */
export async function lockStoredTrip(db: Db, id: number): Promise<StoredTrip | undefined> {
  return db.selectFrom('trips').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

const jsonColumns = [
  'images',
  'imageAlts',
  'highlights',
  'itinerary',
  'includedItems',
  'excludedItems',
  'extendedEdition',
  'practicalFacts',
] as const satisfies readonly (keyof TripFields)[]

const asJson = (name: keyof TripValues, value: unknown) =>
  jsonColumns.some((column) => column === name) && value !== null ? JSON.stringify(value) : value

const toColumns = (values: TripValues) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asJson(name as keyof TripValues, value)] as const),
  )

/** Updates some of a trip's fields. */
export async function updateTrip(db: Db, id: number, values: TripValues): Promise<void> {
  await db.updateTable('trips').set(toColumns(values)).where('id', '=', id).execute()
}

/** Inserts a trip and returns its id. */
export async function insertTrip(db: Db, fields: TripFields): Promise<number> {
  const { id } = await db
    .insertInto('trips')
    .values(toColumns(fields) as Insertable<TripsTable>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
