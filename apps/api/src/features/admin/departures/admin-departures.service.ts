import type {
  AdminDeparture,
  DepartureChange,
  DepartureForm,
} from '@farandfew/domain/admin/departures'
import type { CalendarDate } from '@farandfew/domain/calendar'
import { hasLeft } from '@farandfew/domain/schedule'
import type { Db } from '../../../db/connect.ts'
import { isUniqueViolation } from '../../../db/unique-violation.ts'
import { AppError } from '../../../errors/app-error.ts'
import { type Actor, recordAction } from '../../../audit/record-action.ts'
import { type DepartureRow, findDeparture } from './admin-departures.queries.ts'
import {
  insertDeparture,
  lockDeparture,
  switchDeparture,
  updateDeparture,
} from './change-departure.queries.ts'
import { seatsProblem } from './seats-problem.ts'

export interface Desk {
  db: Db
  actor: Actor
  /** The club's date. */
  today: CalendarDate
}

const subjectOf = (id: number) => `departure ${id}`

/** A departure as it is answered. */
export const toAnswer = (row: DepartureRow, today: CalendarDate): AdminDeparture => ({
  ...row,
  hasLeft: hasLeft({ date: row.departureDate }, today),
})

function requireAhead(date: CalendarDate, today: CalendarDate): void {
  if (!hasLeft({ date }, today)) return
  const message = 'Please choose a date that lies ahead'
  throw new AppError('VALIDATION_FAILED', { detail: message, errors: { departureDate: message } })
}

async function requireDeparture(db: Db, id: number): Promise<DepartureRow> {
  const row = await findDeparture(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Adds a departure that lies ahead.
 * @throws AppError VALIDATION_FAILED, TRIP_NOT_FOUND, DEPARTURE_EXISTS
 */
export function addDeparture(
  { db, actor, today }: Desk,
  form: DepartureForm,
): Promise<AdminDeparture> {
  requireAhead(form.departureDate, today)
  return db.transaction().execute(async (trx) => {
    const trip = await trx
      .selectFrom('trips')
      .select('id')
      .where('id', '=', form.tripId)
      .executeTakeFirst()
    if (!trip) throw new AppError('TRIP_NOT_FOUND')
    const id = await insertDeparture(trx, form)
    if (id === undefined) throw new AppError('DEPARTURE_EXISTS')
    await recordAction(trx, actor, {
      action: 'departure.added',
      subject: subjectOf(id),
      after: form,
    })
    return toAnswer(await requireDeparture(trx, id), today)
  })
}

type Fields = DepartureChange['after']

/** The fields of `wanted` as the row has them. */
const valuesOf = (row: DepartureRow, wanted: object) =>
  Object.fromEntries(
    (Object.keys(wanted) as (keyof Fields)[]).map((field) => [field, row[field]]),
  ) as DepartureChange['before']

/**
 * Changes fields of a departure. Its row is locked first, so that what is counted stays so until the change is stored.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, DEPARTURE_CHANGED where a value is not the one that was seen,
 * SEATS_SOLD, DEPARTURE_EXISTS
 */
export async function changeDeparture(
  { db, actor, today }: Desk,
  id: number,
  { before: seen, after }: DepartureChange,
): Promise<AdminDeparture> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await lockDeparture(trx, id))) throw new AppError('NOT_FOUND')
      const row = await requireDeparture(trx, id)
      const before = valuesOf(row, after)
      const isAsSeen = Object.entries(before).every(
        ([field, value]) => seen[field as keyof Fields] === value,
      )
      if (!isAsSeen) throw new AppError('DEPARTURE_CHANGED')
      if (after.departureDate !== undefined && after.departureDate !== row.departureDate) {
        requireAhead(after.departureDate, today)
      }
      if (!(await updateDeparture(trx, id, after))) throw seatsProblem(row, after)
      await recordAction(trx, actor, {
        action: 'departure.changed',
        subject: subjectOf(id),
        before,
        after,
      })
      return toAnswer(await requireDeparture(trx, id), today)
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'trip_schedules_once')) throw error
    throw new AppError('DEPARTURE_EXISTS', { cause: error })
  }
}

/**
 * Closes a departure, or puts it back on the site.
 * @throws AppError NOT_FOUND, DEPARTURE_CHANGED where it is so already
 */
export function setDepartureActive(
  { db, actor, today }: Desk,
  id: number,
  isActive: boolean,
): Promise<AdminDeparture> {
  return db.transaction().execute(async (trx) => {
    const switched = await switchDeparture(trx, id, isActive)
    const row = await requireDeparture(trx, id)
    if (!switched) {
      const detail = `This departure is ${isActive ? 'open' : 'closed'} already.`
      throw new AppError('DEPARTURE_CHANGED', { detail })
    }
    await recordAction(trx, actor, {
      action: isActive ? 'departure.reopened' : 'departure.closed',
      subject: subjectOf(id),
      before: { isActive: !isActive },
      after: { isActive },
      details: { sold: row.sold, held: row.held },
    })
    return toAnswer(row, today)
  })
}
