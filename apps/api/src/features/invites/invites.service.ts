import type { CalendarDate } from '@farandfew/domain/calendar'
import type { InviteForm, SentInvite } from '@farandfew/domain/invites'
import type { AppContext } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/queue.ts'
import { getTripTitle } from '../../trips/get-trip-title.ts'
import { acknowledgement, clubNotice } from './invites.mails.ts'
import { findDepartureDate, insertInviteRequest, type InviteToStore } from './invites.queries.ts'

/**
 * Stores an invite request with its two mails. Needs a transaction.
 * @throws AppError TRIP_NOT_FOUND; VALIDATION_FAILED if the departure is not one of the trip's
 */
export async function receiveInviteRequest(
  trx: Db,
  { form, userId }: InviteToStore,
  { clubEmail }: AppContext['mail'],
): Promise<SentInvite> {
  const tripTitle = await getTripTitle(trx, form.tripId)
  const departureDate = await getChosenDate(trx, form)
  const invite = await insertInviteRequest(trx, { form, userId })
  await queueMail(trx, clubNotice(invite, { tripTitle, departureDate }, clubEmail))
  await queueMail(trx, acknowledgement(invite))
  return invite
}

/**
 * The date of the chosen departure; undefined if none was chosen.
 * @throws AppError VALIDATION_FAILED if the departure is not one of the trip's
 */
async function getChosenDate(
  db: Db,
  { tripId, scheduleId }: InviteForm,
): Promise<CalendarDate | undefined> {
  if (scheduleId === undefined) return undefined
  const date = await findDepartureDate(db, { tripId, scheduleId })
  if (date !== undefined) return date
  const detail = 'This departure does not belong to the trip'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { scheduleId: detail } })
}
