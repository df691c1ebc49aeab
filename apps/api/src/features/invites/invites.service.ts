import type { InviteForm, SentInvite } from '@farandfew/domain/invites'
import type { Db } from '../../db/connect.ts'
import { AppError } from '../../errors/app-error.ts'
import { queueMail } from '../../outbox/index.ts'
import { answerOnce } from '../../plugins/idempotency.ts'
import { acknowledgement, clubNotice } from './invites.mails.ts'
import {
  findDepartureDate,
  findTripTitle,
  insertInviteRequest,
  type InviteToStore,
} from './invites.queries.ts'

export interface InviteRequest extends InviteToStore {
  scope: string
  idempotencyKey: string | undefined
  /** Where the club reads its mail. */
  clubEmail: string
}

/**
 * Stores a request for an invite together with the two mails that it causes; all of it or nothing.
 * @throws AppError TRIP_NOT_FOUND where the trip is not there, VALIDATION_FAILED where the departure is none of its
 */
export async function receiveInviteRequest(db: Db, request: InviteRequest): Promise<SentInvite> {
  const { scope, form, userId, idempotencyKey: key, clubEmail } = request
  return answerOnce(db, { scope, key, body: form }, 201, async (trx) => {
    const tripTitle = await findTripTitle(trx, form.tripId)
    if (tripTitle === undefined) throw new AppError('TRIP_NOT_FOUND')
    const departureDate = await chosenDate(trx, form)
    const invite = await insertInviteRequest(trx, { form, userId })
    await queueMail(trx, clubNotice(invite, { tripTitle, departureDate }, clubEmail))
    await queueMail(trx, acknowledgement(invite))
    return invite
  })
}

/** The calendar date of the departure that was chosen; undefined where none was. */
async function chosenDate(db: Db, { tripId, scheduleId }: InviteForm) {
  if (scheduleId === undefined) return undefined
  const date = await findDepartureDate(db, { tripId, scheduleId })
  if (date !== undefined) return date
  const detail = 'This departure does not belong to the trip'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { scheduleId: detail } })
}
