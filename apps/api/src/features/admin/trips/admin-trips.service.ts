import type { AuditAction } from '@farandfew/domain/admin/audit'
import { tripFields, type TripField, type TripValues } from '@farandfew/domain/admin/trips'
import { safeParse } from 'zod/v4/core'
import type { Db } from '../../../db/connect.ts'
import { AppError } from '../../../errors/app-error.ts'
import { validationFailure } from '../../../errors/validation.ts'
import { recordAction, type Actor } from '../../../audit/record-action.ts'
import { lockStoredTrip, updateTrip, type StoredTrip } from './admin-trips.queries.ts'
import { findChange, tripActions, tripSubject, type NotedChange } from './trip-history.queries.ts'
import { changedFields, pickFields, versionOf, withValues } from './trip-values.ts'

export interface TripChangeRequest {
  id: number
  /** Of the trip that the change was made from. */
  version: string
  values: TripValues
  actor: Actor
}

/**
 * Changes fields of a trip and notes it; nothing where they have their values already.
 * @throws AppError TRIP_NOT_FOUND; TRIP_CHANGED where the trip is in another version; VALIDATION_FAILED where its
 * fields would not fit together
 */
export function changeTrip(db: Db, request: TripChangeRequest): Promise<StoredTrip> {
  const { id, version, values, actor } = request
  return db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, id)
    if (versionOf(trip) !== version) throw new AppError('TRIP_CHANGED')
    const names = changedFields(trip, values)
    const { error } = safeParse(tripFields, withValues(trip, values))
    if (error && names.length > 0) throw validationFailure(error)
    return writeChange(trx, { trip, values, names, actor, action: tripActions.change })
  })
}

const changedSince = 'These fields have been changed since. Please undo the later change first.'
const fitsNoMore = 'The earlier values do not fit the rest of the trip any more.'

/**
 * Gives the fields of a noted change their values from before it, and notes that.
 * @throws AppError TRIP_NOT_FOUND, NOT_FOUND; TRIP_CHANGED where a field has another value than the change gave it
 */
export function undoChange(
  db: Db,
  request: { id: number; auditId: number; actor: Actor },
): Promise<StoredTrip> {
  const { id, auditId, actor } = request
  return db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, id)
    const change = await findChange(trx, id, auditId)
    if (!change) throw new AppError('NOT_FOUND')
    if (!isUndoable(trip, change)) throw new AppError('TRIP_CHANGED', { detail: changedSince })
    const values = change.before
    if (safeParse(tripFields, withValues(trip, values)).error) {
      throw new AppError('TRIP_CHANGED', { detail: fitsNoMore })
    }
    const names = changedFields(trip, values)
    return writeChange(trx, { trip, values, names, actor, action: tripActions.undo, auditId })
  })
}

/** Whether the trip still has the values that the change gave it. */
export const isUndoable = (trip: StoredTrip, { after }: NotedChange): boolean =>
  changedFields(trip, after).length === 0

async function lockTrip(trx: Db, id: number): Promise<StoredTrip> {
  const trip = await lockStoredTrip(trx, id)
  if (!trip) throw new AppError('TRIP_NOT_FOUND')
  return trip
}

interface Write {
  trip: StoredTrip
  values: TripValues
  names: TripField[]
  actor: Actor
  action: AuditAction
  /** The entry that is undone. */
  auditId?: number
}

async function writeChange(trx: Db, write: Write): Promise<StoredTrip> {
  const { trip, values, names, actor, action, auditId } = write
  if (names.length === 0) return trip
  const changed = withValues(trip, values)
  const after = pickFields(changed, names)
  await updateTrip(trx, trip.id, after)
  await recordAction(trx, actor, {
    action,
    subject: tripSubject(trip.id),
    before: pickFields(trip, names),
    after,
    ...(auditId === undefined ? {} : { details: { undone: auditId } }),
  })
  return changed
}
