import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { undoSeconds } from '@farandfew/domain/constants/limits.ts'
import { waitlistOfferHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { shortName } from '../departures/departure-row.ts'
import type { SoldDeparture } from '../seats/sold-departure.queries.ts'
import { nameOf, findContact, queueMemberMail } from '../seats/seats.mails.ts'

const becauseOfWaitlist = 'You received this email because you joined the waitlist.'

const becauseOfInvite = 'You received this email because you asked for an invite.'

interface SeatOffer {
  userId: number
  departure: SoldDeparture
  offeredUntil: Date
}

/**
 * Mails a member on the waitlist that a seat is theirs to book. It always leaves, because a missed offer is a lost seat;
 * a stranger can cause at most one for each full departure.
 */
export async function queueOfferMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil }: SeatOffer,
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.offer' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `A seat on the ${shortName(departure.destination)} trip is yours to book`,
      paragraphs: [
        `A seat has become free on ${nameOf(departure)}, and you are next on the waitlist.`,
        `Open the page by ${formatClubTime(offeredUntil)}: from then on the seat is yours to book for ${waitlistOfferHours.opened} hours. Otherwise it goes to the next member.`,
      ],
      link: 'Open the offer',
    },
    isLimited: false,
    footnote: becauseOfWaitlist,
  })
}

/** Mails a member the new end of the offer or kept seat that they have. */
export async function queueOfferExtendedMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil, isKept }: SeatOffer & { isKept: boolean },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.extended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `More time for your seat on the ${shortName(departure.destination)} trip`,
      paragraphs: [
        `You now have until ${formatClubTime(offeredUntil)} to book the seat that we ${isKept ? 'keep for you' : 'have offered you'} on ${nameOf(departure)}.`,
      ],
      link: 'Book the seat',
    },
    isLimited: false,
    footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
  })
}

/**
 * Mails a member that an operator keeps a seat for them. It always leaves: an operator causes it. Returns the mail's id, or
 * null if there is no address.
 */
export async function queueAssignmentMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, offeredUntil, note }: SeatOffer & { note: string | undefined },
): Promise<number | null> {
  return queueMemberMail(trx, context, {
    about: { kind: 'invite.departure-assigned' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `We have a seat for you on the ${shortName(departure.destination)} trip`,
      paragraphs: [
        `You asked for an invite, and we have chosen a departure for you: ${nameOf(departure)}.`,
        `We're keeping a seat for you until ${formatClubTime(offeredUntil)}. After that it may go to someone else.`,
        ...(note === undefined ? [] : [`A note from our team:\n${note}`]),
        'If this date does not suit you, just reply to this email.',
      ],
      link: 'Book the seat',
    },
    isLimited: false,
    footnote: becauseOfInvite,
    delaySeconds: undoSeconds,
  })
}

/** Mails a member on the waitlist that the departure can no longer be booked. */
export async function queueWaitlistEndMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure }: { userId: number; departure: SoldDeparture },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.ended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: `The waitlist of the ${shortName(departure.destination)} trip has ended`,
      paragraphs: [
        `${nameOf(departure)} can no longer be booked, so your place on its waitlist has ended.`,
      ],
      link: 'See other dates',
    },
    isLimited: false,
    footnote: becauseOfWaitlist,
  })
}

/** Mails a member whose place on a waitlist, or the seat that was kept for them, an operator has ended. */
export async function queuePlaceEndMail(
  trx: Db,
  context: Pick<AppContext, 'urls'>,
  { userId, departure, isKept }: { userId: number; departure: SoldDeparture; isKept: boolean },
): Promise<void> {
  await queueMemberMail(trx, context, {
    about: { kind: 'waitlist.place-ended' },
    contact: await findContact(trx, userId),
    departure,
    text: {
      subject: isKept
        ? `Your seat on the ${shortName(departure.destination)} trip is no longer kept`
        : `Your place on the waitlist of the ${shortName(departure.destination)} trip has ended`,
      paragraphs: [
        isKept
          ? `We no longer keep a seat for you on ${nameOf(departure)}. If you have a question, just reply to this email.`
          : `We have ended your place on the waitlist for ${nameOf(departure)}. If you have a question, just reply to this email.`,
      ],
      link: 'See other dates',
    },
    isLimited: false,
    footnote: isKept ? becauseOfInvite : becauseOfWaitlist,
  })
}
