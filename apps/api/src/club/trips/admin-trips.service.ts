import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import {
  tripFields,
  type TripField,
  type TripFields,
  type TripValues,
} from '@farandfew/domain/trips/admin-trips.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { futureSourceMessage, futureSources } from '@farandfew/domain/trips/practical-facts.ts'
import { safeParse } from 'zod/v4/core'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { validationFailure } from '../../platform/errors/validation.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
import { lockDeparturesOf, storeDecisionDays } from '../departures/change-departure.queries.ts'
import { listUpcomingRows } from '../departures/departures.queries.ts'
import { insertTrip, lockStoredTrip, updateTrip, type StoredTrip } from './admin-trips.queries.ts'
import { findChange, tripSubject, type TripChange } from './trip-history.queries.ts'
import { changedFields, pickFields, versionOf, withValues } from './trip-values.ts'

type Context = Pick<AppContext, 'clock'>

/**
 * Adds a trip.
 * @throws AppError VALIDATION_FAILED if a source was checked in the future
 */
export async function addTrip(
  { clock }: Context,
  { trx, record }: OperatorCall<'trip.added'>,
  fields: TripFields,
): Promise<StoredTrip> {
  requireReadSources(fields, clock.now())
  const id = await insertTrip(trx, fields)
  await record({ action: 'trip.added', subject: tripSubject(id), after: fields })
  return { id, ...fields }
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
 * Changes fields of a trip whose version is the one that the operator edited. Does nothing if they have these values already.
 * @throws AppError TRIP_NOT_FOUND, TRIP_HAS_DEPARTURES; TRIP_CHANGED if the trip has another version; VALIDATION_FAILED if
 * its fields would contradict each other, or a source was checked in the future
 */
export async function changeTrip(
  { clock }: Context,
  { trx, record }: OperatorCall<'trip.changed'>,
  { id, version, ...values }: TripValues & { id: number; version: string },
): Promise<StoredTrip> {
  // Another meeting place is a new revision of their calendar files.
  if (values.decisionDays !== undefined || values.practicalFacts !== undefined) {
    await lockDeparturesOf(trx, id)
  }
  const trip = await lockTrip(trx, id)
  if (versionOf(trip) !== version) throw new AppError('TRIP_CHANGED')
  const names = changedFields(trip, values)
  const { error } = safeParse(tripFields, withValues(trip, values))
  if (error && names.length > 0) throw validationFailure(error)
  requireReadSources(pickFields(withValues(trip, values), names), clock.now())
  return writeChange(trx, clock.today(), {
    trip,
    values,
    names,
    record: (change) => record({ action: 'trip.changed', ...change }),
  })
}

const changedSince = 'These fields have been changed since. Please undo the later change first.'
const noLongerValid = 'The earlier values no longer fit the rest of the trip.'

/**
 * Undoes the change of an audit entry.
 * @throws AppError TRIP_NOT_FOUND, NOT_FOUND, TRIP_HAS_DEPARTURES; TRIP_CHANGED if a field was changed again since
 */
export async function undoChange(
  { clock }: Context,
  { trx, record }: OperatorCall<'trip.change-undone'>,
  { id, auditId }: { id: number; auditId: number },
): Promise<StoredTrip> {
  await lockDeparturesOf(trx, id)
  const trip = await lockTrip(trx, id)
  const change = await findChange(trx, id, auditId)
  if (!change) throw new AppError('NOT_FOUND')
  if (!isUndoable(trip, change)) throw new AppError('TRIP_CHANGED', { detail: changedSince })
  const values = change.before
  if (safeParse(tripFields, withValues(trip, values)).error) {
    throw new AppError('TRIP_CHANGED', { detail: noLongerValid })
  }
  return writeChange(trx, clock.today(), {
    trip,
    values,
    names: changedFields(trip, values),
    record: (undone) =>
      record({ action: 'trip.change-undone', ...undone, details: { undone: auditId } }),
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
  /** Adds the entry to the audit log. */
  record: (change: { subject: string; before: TripValues; after: TripValues }) => Promise<unknown>
}

/** @throws AppError TRIP_HAS_DEPARTURES; VALIDATION_FAILED if a published trip would become a draft */
async function writeChange(trx: Db, today: CalendarDate, write: Write): Promise<StoredTrip> {
  const { trip, values, names, record } = write
  if (names.length === 0) return trip
  if (values.isDraft && !trip.isDraft) throw publishedProblem()
  if (values.archived && !trip.archived) await requireNoDeparturesAhead(trx, trip.id, today)
  const changed = withValues(trip, values)
  const after = pickFields(changed, names)
  await updateTrip(trx, trip.id, after)
  if (after.decisionDays !== undefined) {
    await storeDecisionDays(trx, { tripId: trip.id, decisionDays: after.decisionDays, today })
  }
  await record({ subject: tripSubject(trip.id), before: pickFields(trip, names), after })
  return changed
}
