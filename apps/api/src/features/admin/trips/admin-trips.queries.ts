import { tripFieldNames, type TripFields, type TripValues } from '@farandfew/domain/admin/trips'
import type { Db } from '../../../db/connect.ts'

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
  'highlights',
  'itinerary',
  'includedItems',
  'excludedItems',
  'extendedEdition',
  'practicalFacts',
] as const satisfies readonly (keyof TripFields)[]

/** Updates some of a trip's fields. */
export async function updateTrip(db: Db, id: number, values: TripValues): Promise<void> {
  const asJson = (name: keyof TripValues, value: unknown) =>
    jsonColumns.some((column) => column === name) && value !== null ? JSON.stringify(value) : value
  const columns = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, asJson(name as keyof TripValues, value)] as const)
  await db.updateTable('trips').set(Object.fromEntries(columns)).where('id', '=', id).execute()
}
