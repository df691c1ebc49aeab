import type {
  AdminDeparture,
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/departures/admin-departures.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import { seatHoldMinutes } from '@farandfew/domain/constants/limits.ts'
import { decisionDate, decisionOn } from '@farandfew/domain/departures/guarantee.ts'
import {
  addDays,
  type CalendarDate,
  daysBetween,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { meetingText } from '@farandfew/domain/departures/meeting.ts'
import { hasLeft } from '@farandfew/domain/departures/departure-dates.ts'
import type { Seats } from '@farandfew/domain/departures/listed-departure.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { AppError, refuseField } from '../../platform/errors/app-error.ts'
import type { OperatorCall } from '../../platform/audit/record-action.ts'
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

type Context = Pick<AppContext, 'clock' | 'urls'>

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
    groupDecision: decisionOn(dated, today),
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
export async function getDeparture(
  db: Db,
  id: number,
  today: CalendarDate,
): Promise<AdminDepartureRow> {
  const row = await findDeparture(db, id, today)
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

/** '1 seat is booked', '3 seats are booked and 1 seat is held'. */
function describeTaken({ booked, held, offered, kept }: Seats): string {
  const parts = [
    [booked, 'booked'],
    [held, 'held'],
    [offered, 'offered'],
    [kept, 'kept'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${counted(count, 'seat is', 'seats are')} ${state}`)
    .join(' and ')
}

/** The error for a change that taken seats prevent, with the field it belongs to. */
function seatsProblem(row: AdminDepartureRow, after: DepartureChange['after']): AppError {
  const { total, free } = row.seats
  const taken = describeTaken(row.seats)
  if (after.spotsTotal !== undefined && after.spotsTotal < total - free) {
    const detail = `${taken}: there cannot be fewer seats than that.`
    return new AppError('SEATS_SOLD', { detail, errors: { spotsTotal: detail } })
  }
  const field =
    after.departureDate !== undefined && after.departureDate !== row.departureDate
      ? 'departureDate'
      : 'duration'
  const detail = `${taken}, for these days. Cancel this departure and add another one instead.`
  return new AppError('SEATS_SOLD', { detail, errors: { [field]: detail } })
}

/** The error for closing a departure whose seats are taken; undefined if none is. */
function closingProblem({ seats }: AdminDepartureRow): AppError | undefined {
  const { booked, held } = seats
  if (booked + held === 0) return undefined
  const detail =
    booked === 0
      ? `${describeTaken(seats)} by a member who may be paying. Try again in ${seatHoldMinutes} minutes, or cancel the departure.`
      : `${describeTaken(seats)}. Cancel the departure instead, and everyone gets their money back. To sell no more seats, set its seats to ${seats.total - seats.free}.`
  return new AppError('SEATS_SOLD', { detail })
}

/**
 * Adds a future departure.
 * @throws AppError VALIDATION_FAILED, TRIP_NOT_FOUND, DEPARTURE_EXISTS
 */
export async function addDeparture(
  context: Context,
  { trx, record }: OperatorCall<'departure.added'>,
  form: DepartureForm,
): Promise<AdminDeparture> {
  const today = context.clock.today()
  const trip = await lockTripForReading(trx, form.tripId)
  const { decisionDays } = trip
  requireTimeToGather({ ...form, decisionDays }, today)
  const detail = tripProblem(trip)
  if (detail) throw refuseField('tripId', detail)
  const account = await getHostAccount(trx, form.hostId)
  const id = await insertDeparture(trx, { ...form, decisionDays })
  if (id === undefined) throw new AppError('DEPARTURE_EXISTS')
  const row = await getDeparture(trx, id, today)
  await record({ action: 'departure.added', subject: subjectOf(id), after: form })
  await changeGroupHost(trx, context, { departureId: id, before: null, after: account })
  return toAdminDeparture(row, today)
}

type Fields = DepartureChange['after']

/** The row's values for the keys of `fields`. */
const valuesOf = (row: AdminDepartureRow, fields: object) => {
  const values = { ...row, hostId: row.host?.id ?? null }
  return Object.fromEntries(
    (Object.keys(fields) as (keyof Fields)[]).map((field) => [field, values[field]]),
  ) as DepartureChange['before']
}

/** @throws AppError DEPARTURE_EXISTS if the trip has another departure on the new date */
async function storeChange(trx: Db, id: number, after: Fields): Promise<boolean> {
  try {
    return await updateDeparture(trx, id, after)
  } catch (error) {
    if (!isUniqueViolation(error, 'trip_schedules_once')) throw error
    throw new AppError('DEPARTURE_EXISTS', { cause: error })
  }
}

/**
 * Changes fields of a departure. Locks its row before counting seats.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, SEATS_SOLD, DEPARTURE_EXISTS; DEPARTURE_CHANGED if a value differs from
 * the one that the operator saw, or if the departure of an archived trip gets another date
 */
export async function changeDeparture(
  context: Context,
  { trx, record }: OperatorCall<'departure.changed'>,
  { id, before: seen, after }: DepartureChange & { id: number },
): Promise<AdminDeparture> {
  const today = context.clock.today()
  if (!(await lockWholeDeparture(trx, id))) throw new AppError('NOT_FOUND')
  const row = await getDeparture(trx, id, today)
  const before = valuesOf(row, after)
  const isUnchanged = Object.entries(before).every(
    ([field, value]) => seen[field as keyof Fields] === value,
  )
  if (!isUnchanged) throw new AppError('DEPARTURE_CHANGED')
  const { account, decisionDays } = row
  const { departureDate, hostId } = after
  if (departureDate !== undefined && departureDate !== row.departureDate) {
    requireTimeToGather({ departureDate, decisionDays }, today)
    await requireOfferedTrip(trx, row)
  }
  const newAccount = hostId === undefined ? account : await getHostAccount(trx, hostId)
  if (!(await storeChange(trx, id, after))) throw seatsProblem(row, after)
  if (departureDate !== undefined) {
    await moveHotels(trx, id, daysBetween(row.departureDate, departureDate))
  }
  const changed = await getDeparture(trx, id, today)
  await record({ action: 'departure.changed', subject: subjectOf(id), before, after })
  await changeGroupHost(trx, context, { departureId: id, before: account, after: newAccount })
  return toAdminDeparture(changed, today)
}

/**
 * Closes or reopens a locked departure. Returns it with the facts for the audit log.
 * @throws AppError DEPARTURE_CHANGED if it is already in that state
 */
async function storeActive(
  trx: Db,
  { id, isActive, today }: { id: number; isActive: boolean; today: CalendarDate },
) {
  if (!(await switchDeparture(trx, id, isActive))) {
    const detail = `This departure is already ${isActive ? 'open' : 'closed'}.`
    throw new AppError('DEPARTURE_CHANGED', { detail })
  }
  const row = await getDeparture(trx, id, today)
  const { booked: sold, held } = row.seats
  const change = { before: { isActive: !isActive }, after: { isActive } }
  return { row, facts: { subject: subjectOf(id), ...change, details: { sold, held } } }
}

/**
 * Closes a departure. Locks its row before counting seats: a departure with travellers is cancelled, not closed.
 * @throws AppError NOT_FOUND, SEATS_SOLD; DEPARTURE_CHANGED if it is closed already
 */
export async function closeDeparture(
  { clock }: Context,
  { trx, record }: OperatorCall<'departure.closed'>,
  id: number,
): Promise<AdminDeparture> {
  const today = clock.today()
  await lockWholeDeparture(trx, id)
  const before = await getDeparture(trx, id, today)
  if (before.isActive && before.departureDate >= today) {
    const problem = closingProblem(before)
    if (problem) throw problem
  }
  const { row, facts } = await storeActive(trx, { id, isActive: false, today })
  await record({ action: 'departure.closed', ...facts })
  return toAdminDeparture(row, today)
}

/**
 * Reopens a departure.
 * @throws AppError NOT_FOUND; DEPARTURE_CHANGED if it is open already, or its trip is archived
 */
export async function reopenDeparture(
  { clock }: Context,
  { trx, record }: OperatorCall<'departure.reopened'>,
  id: number,
): Promise<AdminDeparture> {
  const today = clock.today()
  await lockWholeDeparture(trx, id)
  await requireOfferedTrip(trx, await getDeparture(trx, id, today))
  const { row, facts } = await storeActive(trx, { id, isActive: true, today })
  await record({ action: 'departure.reopened', ...facts })
  return toAdminDeparture(row, today)
}
