import { tripFieldNames, type TripField, type TripValues } from '@farandfew/domain/admin/trips'
import type { Db } from '../../../db/connect.ts'

/** What the audit log calls the changes of a trip. */
export const tripActions = { change: 'trip.changed', undo: 'trip.change-undone' } as const

/** What the audit log calls a trip. */
export const tripSubject = (id: number) => `trip ${id}`

/** A noted change of a trip. */
export interface NotedChange {
  id: number
  at: Date
  operator: string | null
  action: string
  before: TripValues
  after: TripValues
}

const noted = (db: Db, tripId: number) =>
  db
    .selectFrom('auditLog')
    .select(['id', 'at', 'operator', 'action', 'before', 'after'])
    .where('subject', '=', tripSubject(tripId))
    .where('action', 'in', Object.values(tripActions))

type Row = Awaited<ReturnType<ReturnType<typeof noted>['executeTakeFirstOrThrow']>>

const toChange = ({ before, after, ...row }: Row): NotedChange => ({
  ...row,
  before: valuesOf(before),
  after: valuesOf(after),
})

const isField = (name: string): name is TripField => tripFieldNames.some((known) => known === name)

/** The log outlives the fields of its time: what is no field of a trip any more is left out. */
const valuesOf = (values: Record<string, unknown> | null): TripValues =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => isField(name)))

/** The latest changes of a trip, the newest first, at most `limit`. */
export async function listChanges(db: Db, tripId: number, limit: number): Promise<NotedChange[]> {
  const rows = await noted(db, tripId).orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toChange)
}

/** One noted change of a trip, undefined where the entry is none of its. */
export async function findChange(
  db: Db,
  tripId: number,
  auditId: number,
): Promise<NotedChange | undefined> {
  const row = await noted(db, tripId).where('id', '=', auditId).executeTakeFirst()
  return row && toChange(row)
}
