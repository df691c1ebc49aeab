import { isClosed } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites/invite.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { queueMail } from '../../platform/outbox/queue.ts'
import { lockPublishedTrip } from '../departures/lock-trip.ts'
import { acknowledgement, clubNotice } from './invites.mails.ts'
import { findDeparture, insertInviteRequest, type InviteToStore } from './invites.queries.ts'

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
  { tripId, scheduleId }: InviteForm,
  today: CalendarDate,
): Promise<CalendarDate | undefined> {
  if (scheduleId === undefined) return undefined
  const departure = await findDeparture(db, { tripId, scheduleId })
  if (departure && !isClosed(departure, today)) return departure.departureDate
  const detail = departure
    ? 'This departure can no longer be booked. Please choose another one'
    : 'This departure does not belong to the trip'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { scheduleId: detail } })
}
