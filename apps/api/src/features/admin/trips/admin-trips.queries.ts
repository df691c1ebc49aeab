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
] as const satisfies readonly (keyof TripFields)[]

/** Updates some of a trip's fields. */
export async function updateTrip(db: Db, id: number, values: TripValues): Promise<void> {
  const { images, highlights, itinerary, includedItems, excludedItems, ...plain } = values
  const lists = { images, highlights, itinerary, includedItems, excludedItems }
  const changed = jsonColumns.filter((name) => lists[name] !== undefined)
  await db
    .updateTable('trips')
    .set({
      ...plain,
      ...Object.fromEntries(changed.map((name) => [name, JSON.stringify(lists[name])])),
    })
    .where('id', '=', id)
    .execute()
}
