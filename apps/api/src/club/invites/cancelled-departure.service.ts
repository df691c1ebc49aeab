import { isBookable } from '@farandfew/domain/availability/availability.ts'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { cancelMessage, queueMail } from '../../platform/outbox/queue.ts'
import { requestsOfBothKinds } from '../departures/applicants.ts'
import { listInvitedDepartures } from '../departures/invited-departures.queries.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { departureCancelledMail } from './decision.mails.ts'
import { findInvite, type InviteName } from './invite.queries.ts'

/**
 * The pending and approved requests that name a departure, approved ones first, without those of members who hold or have a seat of
 * it or are on its waitlist, and of deactivated accounts.
 */
async function listNaming(trx: Db, departureId: number): Promise<InviteName[]> {
  const { rows } = await sql<InviteName>`
    select r.kind, r.id
    from ${requestsOfBothKinds} left join users u on u.id = r.user_id
    where r.schedule_id = ${departureId} and r.status in ('approved', 'pending') and u.deactivated_at is null
      and not exists (
        select from bookings b
        where b.trip_schedule_id = ${departureId} and b.user_id = r.user_id and b.status in ('pending', 'confirmed')
      )
      and not exists (
        select from waitlist w
        where w.trip_schedule_id = ${departureId} and w.user_id = r.user_id and w.ended_at is null and not w.is_kept
      )
    order by r.status, r.kind desc, r.id
  `.execute(trx)
  return rows
}

/**
 * Mails each applicant of a cancelled departure once that it will not take place, without those whom the mails about its bookings
 * and its waitlist tell so: call it before these end. The mail of an approval that has not been sent is discarded. Lock the
 * departure first.
 * @returns the members
 */
export async function mailApplicants(
  trx: Db,
  { clock, urls }: Pick<AppContext, 'clock' | 'urls'>,
  departure: SoldDeparture,
): Promise<ReadonlySet<number>> {
  const { id: departureId, tripId, title: tripTitle } = departure
  const of = { tripIds: [tripId], userId: null, today: clock.today() }
  const others = isBookable(departure) ? await listInvitedDepartures(trx, of) : []
  const isOpen = others.some(({ id, free }) => id !== departureId && free > 0)
  const members = new Set<number>()
  const addresses = new Set<string>()
  for (const name of await listNaming(trx, departureId)) {
    const invite = (await findInvite(trx, name))!
    const { userId, decisionMailId, decisionNote, assignmentNote } = invite
    const isUnread = decisionMailId !== null && (await cancelMessage(trx, decisionMailId))
    const note = isUnread ? (assignmentNote ?? decisionNote ?? undefined) : undefined
    const about = { ...invite, departureId, tripTitle }
    const mail = departureCancelledMail(about, { isOpen, note, urls })
    if (userId !== null) members.add(userId)
    if (!mail || addresses.has(mail.to.toLowerCase())) continue
    addresses.add(mail.to.toLowerCase())
    await queueMail(trx, mail)
  }
  return members
}
