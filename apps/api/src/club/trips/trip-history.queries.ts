import {
  tripFieldNames,
  type TripField,
  type TripValues,
} from '@farandfew/domain/trips/admin-trips.ts'
import type { Db } from '../../platform/db/connect.ts'

/** The audit log's subject for a trip. */
export const tripSubject = (id: number) => `trip ${id}`

/** A change of a trip in the audit log. */
export interface TripChange {
  id: number
  at: Date
  operator: string | null
  action: string
  before: TripValues
  after: TripValues
}

const changesOf = (db: Db, tripId: number) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'operator', 'action', 'before', 'after'])
    .where('subject', '=', tripSubject(tripId))
    .where('action', 'in', ['trip.changed', 'trip.change-undone'])

type Row = Awaited<ReturnType<ReturnType<typeof changesOf>['executeTakeFirstOrThrow']>>

const toChange = ({ before, after, ...row }: Row): TripChange => ({
  ...row,
  before: valuesOf(before),
  after: valuesOf(after),
})

const isField = (name: string): name is TripField => tripFieldNames.some((known) => known === name)

/** Old entries may contain fields that trips no longer have. These are left out. */
const valuesOf = (values: Record<string, unknown> | null): TripValues =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => isField(name)))

/** The latest `limit` changes of a trip, newest first. */
export async function listChanges(db: Db, tripId: number, limit: number): Promise<TripChange[]> {
  const rows = await changesOf(db, tripId).orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toChange)
}

/** One change of a trip; undefined if there is no such entry for this trip. */
export async function findChange(
  db: Db,
  tripId: number,
  auditId: number,
): Promise<TripChange | undefined> {
  const row = await changesOf(db, tripId).where('id', '=', auditId).executeTakeFirst()
  return row && toChange(row)
}
