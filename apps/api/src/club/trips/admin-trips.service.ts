import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { tripFields, type TripField, type TripFields } from '@farandfew/domain/trips/trip-fields.ts'
import type { TripValues } from '@farandfew/domain/trips/admin-trips.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { futureSourceMessage, futureSources } from '@farandfew/domain/trips/practical-facts.ts'
import { safeParse } from 'zod/v4/core'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { validationFailure } from '../../platform/errors/validation.ts'
import { recordAction, type Actor } from '../../platform/audit/record-action.ts'
import { lockDeparturesOf, storeDecisionDays } from '../departures/change-departure.queries.ts'
import { listUpcomingRows } from '../departures/upcoming.queries.ts'
import { insertTrip, lockStoredTrip, updateTrip, type StoredTrip } from './admin-trips.queries.ts'
import { findChange, tripActions, tripSubject, type TripChange } from './trip-history.queries.ts'
import { changedFields, pickFields, versionOf, withValues } from './trip-values.ts'

/**
 * Adds a trip, with an audit entry. Needs a transaction.
 * @throws AppError VALIDATION_FAILED if a source was checked in the future
 */
export async function addTrip(
  trx: Db,
  { fields, actor, now }: { fields: TripFields; actor: Actor; now: Date },
): Promise<StoredTrip> {
  requireReadSources(fields, now)
  const id = await insertTrip(trx, fields)
  await recordAction(trx, actor, { action: 'trip.added', subject: tripSubject(id), after: fields })
  return { id, ...fields }
}

interface TripChangeRequest {
  id: number
  /** The version of the trip that the operator edited. */
  version: string
  values: TripValues
  actor: Actor
  now: Date
  /** The club's date. */
  today: CalendarDate
}

/**
 * The schema cannot know the date, because the clocks of browsers differ. A source is read on a real day, even if the
 * club's date is another.
 * @throws AppError VALIDATION_FAILED
 */
function requireReadSources({ practicalFacts }: TripValues, now: Date): void {
  const refused = practicalFacts ? futureSources(practicalFacts, dateInKolkata(now)) : []
  if (refused.length === 0) return
  throw new AppError('VALIDATION_FAILED', {
    detail: futureSourceMessage,
    errors: Object.fromEntries(
      refused.map((path) => [`practicalFacts.${path}`, futureSourceMessage]),
    ),
  })
}

/**
 * Changes fields of a trip, with an audit entry. Does nothing if they have these values already.
 * @throws AppError TRIP_NOT_FOUND, TRIP_HAS_DEPARTURES; TRIP_CHANGED if the trip has another version; VALIDATION_FAILED if
 * its fields would contradict each other, or a source was checked in the future
 */
export function changeTrip(db: Db, request: TripChangeRequest): Promise<StoredTrip> {
  const { id, version, values, actor, now, today } = request
  return db.transaction().execute(async (trx) => {
    // Another meeting place is a new revision of their calendar files.
    if (values.decisionDays !== undefined || values.practicalFacts !== undefined) {
      await lockDeparturesOf(trx, id)
    }
    const trip = await lockTrip(trx, id)
    if (versionOf(trip) !== version) throw new AppError('TRIP_CHANGED')
    const names = changedFields(trip, values)
    const { error } = safeParse(tripFields, withValues(trip, values))
    if (error && names.length > 0) throw validationFailure(error)
    requireReadSources(pickFields(withValues(trip, values), names), now)
    return writeChange(trx, { trip, values, names, actor, today })
  })
}

const changedSince = 'These fields have been changed since. Please undo the later change first.'
const noLongerValid = 'The earlier values no longer fit the rest of the trip.'

/**
 * Undoes a change, with an audit entry.
 * @throws AppError TRIP_NOT_FOUND, NOT_FOUND, TRIP_HAS_DEPARTURES; TRIP_CHANGED if a field was changed again since
 */
export function undoChange(
  db: Db,
  request: { id: number; auditId: number; actor: Actor; today: CalendarDate },
): Promise<StoredTrip> {
  const { id, auditId, actor, today } = request
  return db.transaction().execute(async (trx) => {
    await lockDeparturesOf(trx, id)
    const trip = await lockTrip(trx, id)
    const change = await findChange(trx, id, auditId)
    if (!change) throw new AppError('NOT_FOUND')
    if (!isUndoable(trip, change)) throw new AppError('TRIP_CHANGED', { detail: changedSince })
    const values = change.before
    if (safeParse(tripFields, withValues(trip, values)).error) {
      throw new AppError('TRIP_CHANGED', { detail: noLongerValid })
    }
    const names = changedFields(trip, values)
    return writeChange(trx, { trip, values, names, actor, today, auditId })
  })
}

/** Whether the trip still has the values of the change. */
export const isUndoable = (trip: StoredTrip, { after }: TripChange): boolean =>
  changedFields(trip, after).length === 0

/** @throws AppError TRIP_NOT_FOUND */
async function lockTrip(trx: Db, id: number): Promise<StoredTrip> {
  const trip = await lockStoredTrip(trx, id)
  if (!trip) throw new AppError('TRIP_NOT_FOUND')
  return trip
}

/**
 * A departure that travellers can still join, or have joined, keeps its trip from being archived. `lockTripForReading` keeps others
 * from adding one meanwhile.
 * @throws AppError TRIP_HAS_DEPARTURES
 */
async function requireNoDeparturesAhead(trx: Db, tripId: number, today: CalendarDate) {
  const ahead = (await listUpcomingRows(trx, today)).filter(
    (row) =>
      row.tripId === tripId &&
      row.groupDecision !== 'cancelled' &&
      (row.seats.booked > 0 || !isClosed(row, today)),
  )
  if (ahead.length === 0) return
  const dates = ahead.map(({ departureDate }) => formatDate(departureDate)).join(', ')
  throw new AppError('TRIP_HAS_DEPARTURES', {
    detail: `This trip has departures ahead: ${dates}. Please close or cancel them first.`,
  })
}

const publishedDetail =
  'A published trip does not become a draft again: members may know it. Archive it instead.'

const publishedProblem = () =>
  new AppError('VALIDATION_FAILED', {
    detail: publishedDetail,
    errors: { isDraft: publishedDetail },
  })

interface Write {
  trip: StoredTrip
  values: TripValues
  names: TripField[]
  actor: Actor
  today: CalendarDate
  /** The audit entry that is undone. */
  auditId?: number
}

/** @throws AppError TRIP_HAS_DEPARTURES; VALIDATION_FAILED if a published trip would become a draft */
async function writeChange(trx: Db, write: Write): Promise<StoredTrip> {
  const { trip, values, names, actor, today, auditId } = write
  if (names.length === 0) return trip
  if (values.isDraft && !trip.isDraft) throw publishedProblem()
  if (values.archived && !trip.archived) await requireNoDeparturesAhead(trx, trip.id, today)
  const changed = withValues(trip, values)
  const after = pickFields(changed, names)
  await updateTrip(trx, trip.id, after)
  if (after.decisionDays !== undefined) {
    await storeDecisionDays(trx, { tripId: trip.id, decisionDays: after.decisionDays, today })
  }
  const change = { subject: tripSubject(trip.id), before: pickFields(trip, names), after }
  await recordAction(
    trx,
    actor,
    auditId === undefined
      ? { action: tripActions.change, ...change }
      : { action: tripActions.undo, ...change, details: { undone: auditId } },
  )
  return changed
}
