import { type Closable, isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites/invite.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lockPublishedTrip } from '../departures/lock-trip.ts'
import { acknowledgement, clubNotice } from './invites.mails.ts'

interface InviteToStore {
  form: InviteForm
  /** Null for a visitor. */
  userId: number | null
}

/** A departure of a trip, locked against deletion; undefined if the trip has no such departure. */
async function findDeparture(
  db: Db,
  { tripId, departureId }: { tripId: number; departureId: number },
): Promise<Closable | undefined> {
  const { rows } = await sql<Closable>`
    select s.is_active, s.departure_date, s.group_decision, s.decision_days
    from trip_schedules s
    where s.id = ${departureId} and s.trip_id = ${tripId}
    for key share
  `.execute(db)
  return rows[0]
}

/** Inserts an invite request, and returns what its sender may see. */
async function insertInviteRequest(db: Db, { form, userId }: InviteToStore): Promise<SentInvite> {
  const { tripId, scheduleId = null, name, email, message = null } = form
  const row = await db
    .insertInto('tripInviteRequests')
    .values({ tripId, scheduleId, userId, name, email, requestMessage: message })
    .returning(['id', 'tripId', 'scheduleId', 'name', 'email', 'requestMessage', 'status'])
    .returning(['createdAt', 'updatedAt'])
    .executeTakeFirstOrThrow()
  const { requestMessage, createdAt, updatedAt, ...rest } = row
  return {
    ...rest,
    message: requestMessage,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/**
 * Stores an invite request with its two mails. Needs a transaction.
 * @throws AppError TRIP_NOT_FOUND, TRIP_ARCHIVED; VALIDATION_FAILED if the departure is not one of the trip's, or closed
 */
export async function receiveInviteRequest(
  trx: Db,
  { form, userId }: InviteToStore,
  { clock, mail }: Pick<AppContext, 'clock' | 'mail'>,
): Promise<SentInvite> {
  const { title: tripTitle, archived, availability } = await lockPublishedTrip(trx, form.tripId)
  if (archived) throw new AppError('TRIP_ARCHIVED')
  const departureDate = await getChosenDate(trx, form, clock.today())
  const invite = await insertInviteRequest(trx, { form, userId })
  await queueMail(trx, clubNotice(invite, { tripTitle, departureDate }, mail.clubEmail))
  await queueMail(trx, acknowledgement(invite, { tripTitle, departureDate, availability }))
  return invite
}

/**
 * The date of the chosen departure; undefined if none was chosen.
 * @throws AppError VALIDATION_FAILED if the departure is not one of the trip's, or closed
 */
async function getChosenDate(
  db: Db,
  { tripId, scheduleId: departureId }: InviteForm,
  today: CalendarDate,
): Promise<CalendarDate | undefined> {
  if (departureId === undefined) return undefined
  const departure = await findDeparture(db, { tripId, departureId })
  if (departure && !isClosed(departure, today)) return departure.departureDate
  const detail = departure
    ? 'This departure can no longer be booked. Please choose another one'
    : 'This departure does not belong to the trip'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { scheduleId: detail } })
}
