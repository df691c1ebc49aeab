import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { waitlistOfferHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { findContact, nameOf, placeOf, queueMemberMail } from '../seats/seats.mails.ts'

const becauseOfWaitlist = 'You received this email because you joined the waitlist.'

const becauseOfInvite = 'You received this email because you asked for an invite.'

interface WaitlistMail {
  kind:
    | `waitlist.${'offer' | 'extended' | 'ended' | 'place-ended' | 'seat-back'}`
    | 'invite.departure-assigned'
  subject: string
  paragraphs: string[]
  link: string
  footnote: string
  delaySeconds?: number
}

/**
 * Mails a member about their place on a departure. The mail always leaves: an operator causes it, or a missed offer is a lost seat,
 * and a stranger can cause at most one offer for each full departure. Returns the mail's id, or null if there is no address.
 */
export async function queueWaitlistMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure }: { userId: number; departure: SoldDeparture },
  { kind, footnote, delaySeconds = 0, ...text }: WaitlistMail,
): Promise<number | null> {
  const contact = await findContact(trx, userId)
  const about = { kind }
  const mail = { about, contact, departure, text, isLimited: false, footnote, delaySeconds }
  return queueMemberMail(trx, context, mail)
}

/** A seat is the member's to book. */
export const offerMail = (departure: SoldDeparture, offeredUntil: Date): WaitlistMail => ({
  kind: 'waitlist.offer',
  subject: `A seat on the ${placeOf(departure)} trip is yours to book`,
  paragraphs: [
    `A seat has become free on ${nameOf(departure)}, and you are next on the waitlist.`,
    `Open the page by ${formatClubTime(offeredUntil)}: from then on the seat is yours to book for ${waitlistOfferHours.opened} hours. Otherwise it goes to the next member.`,
  ],
  link: 'Open the offer',
  footnote: becauseOfWaitlist,
})

/** The new end of the member's offer or kept seat. */
export const offerExtendedMail = (
  departure: SoldDeparture,
  { offeredUntil, isKept }: { offeredUntil: Date; isKept: boolean },
): WaitlistMail => ({
  kind: 'waitlist.extended',
  subject: `More time for your seat on the ${placeOf(departure)} trip`,
  paragraphs: [
    `You now have until ${formatClubTime(offeredUntil)} to book the seat that we ${isKept ? 'keep for you' : 'have offered you'} on ${nameOf(departure)}.`,
  ],
  link: 'Book the seat',
  footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
})

/** An operator keeps a seat for the member. */
export const seatKeptMail = (
  departure: SoldDeparture,
  { offeredUntil, note }: { offeredUntil: Date; note: string | undefined },
): WaitlistMail => ({
  kind: 'invite.departure-assigned',
  subject: `We have a seat for you on the ${placeOf(departure)} trip`,
  paragraphs: [
    `You asked for an invite, and we have chosen a departure for you: ${nameOf(departure)}.`,
    `We're keeping a seat for you until ${formatClubTime(offeredUntil)}. After that it may go to someone else.`,
    ...(note === undefined ? [] : [`A note from our team:\n${note}`]),
    'If this date does not suit you, just reply to this email.',
  ],
  link: 'Book the seat',
  footnote: becauseOfInvite,
  delaySeconds: undoSeconds,
})

/** A seat is free for anyone again, as the member asked to be told. */
export const seatBackMail = (departure: SoldDeparture): WaitlistMail => ({
  kind: 'waitlist.seat-back',
  subject: `A seat on the ${placeOf(departure)} trip is free again`,
  paragraphs: [
    `You asked us to tell you: a seat on ${nameOf(departure)} is free again.`,
    'We do not keep it for you. Whoever books it first has it.',
  ],
  link: 'Book the seat',
  footnote: 'You received this email because you asked for it. We send no other one about this.',
})

/** The departure of the member's place can no longer be booked. */
export const waitlistEndMail = (departure: SoldDeparture): WaitlistMail => ({
  kind: 'waitlist.ended',
  subject: `The waitlist of the ${placeOf(departure)} trip has ended`,
  paragraphs: [
    `${nameOf(departure)} can no longer be booked, so your place on its waitlist has ended.`,
  ],
  link: 'See other dates',
  footnote: becauseOfWaitlist,
})

/** An operator has ended the member's place, or the seat that was kept for them. */
export const placeEndMail = (departure: SoldDeparture, isKept: boolean): WaitlistMail => ({
  kind: 'waitlist.place-ended',
  subject: isKept
    ? `Your seat on the ${placeOf(departure)} trip is no longer kept`
    : `Your place on the waitlist of the ${placeOf(departure)} trip has ended`,
  paragraphs: [
    isKept
      ? `We no longer keep a seat for you on ${nameOf(departure)}. If you have a question, just reply to this email.`
      : `We have ended your place on the waitlist for ${nameOf(departure)}. If you have a question, just reply to this email.`,
  ],
  link: 'See other dates',
  footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
})
