import type {
  AdminDeparture,
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/departures/admin-departures.ts'
import { decisionDate } from '@farandfew/domain/departures/guarantee.ts'
import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import { hasLeft } from '@farandfew/domain/departures/departure-dates.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import { type Actor, recordAction } from '../../platform/audit/record-action.ts'
import { transact } from '../../platform/outbox/transaction.ts'
import { changeGroupHost } from '../hosts/group-host.ts'
import { lockHost } from '../hosts/hosts.queries.ts'
import { type AdminDepartureRow, findDeparture } from './admin-departures.queries.ts'
import {
  insertDeparture,
  lockWholeDeparture,
  moveHotels,
  switchDeparture,
  updateDeparture,
} from './change-departure.queries.ts'
import { stateLabelOf } from './departure-row.ts'
import { lockTripForReading } from './lock-trip.ts'
import { closingProblem, seatsProblem } from './seats-problem.ts'

export interface DepartureCall {
  context: Pick<AppContext, 'db' | 'outbox' | 'urls'>
  actor: Actor
  /** The club's date. */
  today: CalendarDate
}

export const subjectOf = (id: number) => `departure ${id}`

export const toAdminDeparture = (
  { availability, keptUntil, decisionDays, account: _account, meetings, ...row }: AdminDepartureRow,
  today: CalendarDate,
): AdminDeparture => {
  const dated = { ...row, decisionDays }
  return {
    ...row,
    hasLeft: hasLeft({ date: row.departureDate }, today),
    keptUntil: keptUntil?.toISOString() ?? null,
    decisionDate: decisionDate(dated),
    stateLabel: stateLabelOf({ ...dated, availability }, today),
    meeting: meetingText({ ...row, meetings }),
  }
}

/**
 * A departure needs time to be guaranteed: it is added, or moved, before the date of its decision.
 * @throws AppError VALIDATION_FAILED
 */
function requireTimeToGather(
  { departureDate, decisionDays }: { departureDate: CalendarDate; decisionDays: number },
  today: CalendarDate,
): void {
  if (decisionDate({ departureDate, decisionDays }) > today) return
  const message = hasLeft({ date: departureDate }, today)
    ? 'Please choose a date in the future'
    : `A departure of this trip is decided ${decisionDays} days before it leaves: please choose a date after ${formatDate(addDays(today, decisionDays))}`
  throw refuseField('departureDate', message)
}

/** @throws AppError NOT_FOUND */
export async function getDeparture(db: Db, id: number): Promise<AdminDepartureRow> {
  const row = await findDeparture(db, id)
  if (!row) throw new AppError('NOT_FOUND', { detail: 'There is no such departure.' })
  return row
}

/** Why a trip can have no departure; undefined if it can. */
function tripProblem({ isDraft, archived }: { isDraft: boolean; archived: boolean }) {
  if (isDraft) return 'This trip is a draft. Please publish it first.'
  return archived ? 'This trip is archived. Please restore it first.' : undefined
}

/** @throws AppError DEPARTURE_CHANGED if the departure's trip is archived */
async function requireOfferedTrip(trx: Db, { tripId }: AdminDepartureRow): Promise<void> {
  const detail = tripProblem(await lockTripForReading(trx, tripId))
  if (detail) throw new AppError('DEPARTURE_CHANGED', { detail })
}

/**
 * The account of a chosen host, locked until the departure is stored; null for no host, or one without an account.
 * @throws AppError VALIDATION_FAILED if there is no such host
 */
async function getHostAccount(trx: Db, hostId: number | null): Promise<number | null> {
  if (hostId === null) return null
  const host = await lockHost(trx, hostId)
  if (host) return host.userId
  const message = 'Please choose a host of the list'
  throw new AppError('VALIDATION_FAILED', { detail: `${message}.`, errors: { hostId: message } })
}

/**
 * Adds a future departure.
 * @throws AppError VALIDATION_FAILED, TRIP_NOT_FOUND, DEPARTURE_EXISTS
 */
export function addDeparture(
  { context, actor, today }: DepartureCall,
  form: DepartureForm,
): Promise<AdminDeparture> {
  return transact(context, async (trx) => {
    const trip = await lockTripForReading(trx, form.tripId)
    const { decisionDays } = trip
    requireTimeToGather({ ...form, decisionDays }, today)
    const detail = tripProblem(trip)
    if (detail) throw refuseField('tripId', detail)
    const account = await getHostAccount(trx, form.hostId)
    const id = await insertDeparture(trx, { ...form, decisionDays })
    if (id === undefined) throw new AppError('DEPARTURE_EXISTS')
    const row = await getDeparture(trx, id)
    await recordAction(trx, actor, {
      action: 'departure.added',
      subject: subjectOf(id),
      after: form,
    })
    await changeGroupHost(trx, context, { departureId: id, before: null, after: account, today })
    return toAdminDeparture(row, today)
  })
}

type Fields = DepartureChange['after']

/** The row's values for the keys of `fields`. */
const valuesOf = (row: AdminDepartureRow, fields: object) => {
  const values = { ...row, hostId: row.host?.id ?? null }
  return Object.fromEntries(
    (Object.keys(fields) as (keyof Fields)[]).map((field) => [field, values[field]]),
  ) as DepartureChange['before']
}

/**
 * Changes fields of a departure. Locks its row before counting seats.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, SEATS_SOLD, DEPARTURE_EXISTS; DEPARTURE_CHANGED if a value differs from
 * the one that the operator saw, or if the departure of an archived trip gets another date
 */
export async function changeDeparture(
  { context, actor, today }: DepartureCall,
  id: number,
  { before: seen, after }: DepartureChange,
): Promise<AdminDeparture> {
  try {
    return await transact(context, async (trx) => {
      if (!(await lockWholeDeparture(trx, id))) throw new AppError('NOT_FOUND')
      const row = await getDeparture(trx, id)
      const before = valuesOf(row, after)
      const isUnchanged = Object.entries(before).every(
        ([field, value]) => seen[field as keyof Fields] === value,
      )
      if (!isUnchanged) throw new AppError('DEPARTURE_CHANGED')
      if (after.departureDate !== undefined && after.departureDate !== row.departureDate) {
        const { decisionDays } = row
        requireTimeToGather({ departureDate: after.departureDate, decisionDays }, today)
        await requireOfferedTrip(trx, row)
      }
      const { account } = row
      const newAccount =
        after.hostId === undefined ? account : await getHostAccount(trx, after.hostId)
      if (!(await updateDeparture(trx, id, after))) throw seatsProblem(row, after)
      if (after.departureDate !== undefined) {
        await moveHotels(trx, id, daysBetween(row.departureDate, after.departureDate))
      }
      const changed = await getDeparture(trx, id)
      await recordAction(trx, actor, {
        action: 'departure.changed',
        subject: subjectOf(id),
        before,
        after,
      })
      await changeGroupHost(trx, context, {
        departureId: id,
        before: account,
        after: newAccount,
        today,
      })
      return toAdminDeparture(changed, today)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'trip_schedules_once')) throw error
    throw new AppError('DEPARTURE_EXISTS', { cause: error })
  }
}

/**
 * Closes or reopens a departure. Locks its row before counting seats: a departure with travellers is cancelled, not closed.
 * @throws AppError NOT_FOUND, SEATS_SOLD; DEPARTURE_CHANGED if it is already in that state, or if the trip of a departure to
 * reopen is archived
 */
export function setDepartureActive(
  { context: { db }, actor, today }: DepartureCall,
  id: number,
  isActive: boolean,
): Promise<AdminDeparture> {
  return db.transaction().execute(async (trx) => {
    await lockWholeDeparture(trx, id)
    const before = await getDeparture(trx, id)
    if (!isActive && before.isActive && before.departureDate >= today) {
      const problem = closingProblem(before)
      if (problem) throw problem
    }
    if (isActive) await requireOfferedTrip(trx, before)
    const switched = await switchDeparture(trx, id, isActive)
    const row = await getDeparture(trx, id)
    if (!switched) {
      const detail = `This departure is already ${isActive ? 'open' : 'closed'}.`
      throw new AppError('DEPARTURE_CHANGED', { detail })
    }
    await recordAction(trx, actor, {
      action: isActive ? 'departure.reopened' : 'departure.closed',
      subject: subjectOf(id),
      before: { isActive: !isActive },
      after: { isActive },
      details: { sold: row.seats.booked, held: row.seats.held },
    })
    return toAdminDeparture(row, today)
  })
}
