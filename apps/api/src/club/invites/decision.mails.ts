import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { DecisionForm } from '@farandfew/domain/invites/admin-invites.ts'
import {
  bookAnotherText,
  canBookInvited,
  invitedSeatsText,
} from '@farandfew/domain/invites/invited-seats.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import type { InvitedDeparture } from '../departures/invited-departures.queries.ts'
import { addressOf, type InviteRow } from './invite.queries.ts'
import { requestedTripText } from './invites.mails.ts'

const footnoteFor = (emailProven: boolean) =>
  emailProven
    ? 'You received this email because you requested an invite.'
    : 'You received this email because someone entered this address to request an invite. If that was not you, you can ignore it.'

const toAddSomething = 'If you would like to add something, just reply to this email.'

const noteText = (note: string | undefined): string[] =>
  note === undefined ? [] : [`A note from our team:\n${note}`]

/** The trip of the request, or that it names none. */
const nameOf = ({ tripTitle }: InviteRow) =>
  tripTitle === null ? 'quick invite request' : `invite to ${tripTitle}`

const subjects = {
  approved: (invite: InviteRow) => `Your ${nameOf(invite)} is approved`,
  rejected: (invite: InviteRow) => `About your ${nameOf(invite)}`,
} as const

const headings = {
  approved: 'We would be glad to have you along',
  rejected: 'Not this time',
} as const

/** What the request was for, in the club's words and not in those that were typed. */
const describeRequest = ({ tripTitle, departureDate }: InviteRow): string =>
  tripTitle === null
    ? 'your quick invite request'
    : `your request for an invite to ${requestedTripText({ tripTitle, departureDate })}`

const toFindAnotherDate = "Reply to this email, and we'll look for another date with you."

const openAccount = 'To book, log in or create an account with this email address, and confirm it.'

interface NextStep {
  sentences: string[]
  button: { label: string; url: string }
}

/** What an approved request leads to. `bookable` are the departures that it opens. */
function stepAfterApproval(
  { kind, userId, departureId }: InviteRow,
  { bookable, web }: { bookable: readonly InvitedDeparture[]; web: string },
): NextStep {
  const ownInvites = `${web}/account?tab=trip-invites`
  if (kind === 'quick') {
    return {
      sentences: [
        `We'll email you within ${inviteReviewHours} hours with the trip we have in mind. There is nothing to pay or to do until then.`,
      ],
      button: { label: 'See your request', url: `${web}/account?tab=trip-requests` },
    }
  }
  if (departureId !== null && bookable.length === 0) {
    return {
      sentences: [`The departure you asked for can no longer be booked. ${toFindAnotherDate}`],
      button: { label: 'See all departures', url: `${web}/schedule` },
    }
  }
  const sentences = [invitedSeatsText(bookable)]
  if (userId === null) {
    return {
      sentences: [...sentences, `${openAccount} Your invite is then waiting in your account.`],
      button: { label: 'Open your account', url: ownInvites },
    }
  }
  const [only, ...others] = bookable
  if (!only) return { sentences, button: { label: 'See your invite', url: ownInvites } }
  if (others.length > 0) {
    return {
      sentences: [...sentences, 'Your account shows the departures.'],
      button: { label: 'Choose your departure', url: ownInvites },
    }
  }
  const label = canBookInvited(only) ? 'Book your seat' : 'See the departure'
  return { sentences, button: { label, url: `${web}/book/${only.id}` } }
}

const stepAfterRejection = (web: string): NextStep => ({
  sentences: [
    'Our groups are small, and we put each one together person by person. Another trip or another date may well work out, so you are welcome to ask again.',
  ],
  button: { label: 'See all departures', url: `${web}/schedule` },
})

const outcomes = {
  approved: (request: string) => `We have read ${request}, and it is approved.`,
  rejected: (request: string) =>
    `Thank you for ${request}. We have read it carefully, and cannot offer you a place this time.`,
} as const

/**
 * A mail to an applicant; undefined if there is no address. It leaves whatever else was sent to the address: an operator causes
 * it, not a stranger.
 */
function mailToApplicant(
  invite: InviteRow,
  {
    kind,
    subject,
    ...text
  }: Omit<Parameters<typeof renderMail>[0], 'footnote'> & {
    kind: `invite.${'approved' | 'rejected' | 'departure-assigned' | 'departure-cancelled' | 'departure-taken-back'}`
    subject: string
  },
): MailToQueue | undefined {
  const { email, emailProven } = addressOf(invite)
  if (email === null) return undefined
  return {
    ...{ kind, to: email, replyTo: brand.email, subject },
    ...renderMail({ ...text, footnote: footnoteFor(emailProven) }),
  }
}

/** The decision, with the operator's note. A mail to an unverified address does not name the applicant. */
export function decisionMail(
  invite: InviteRow,
  { status, note }: DecisionForm,
  {
    bookable,
    givenDate,
    urls: { web },
  }: Pick<AppContext, 'urls'> & {
    bookable: readonly InvitedDeparture[]
    givenDate: CalendarDate | null
  },
): MailToQueue | undefined {
  const { sentences, button } =
    status === 'approved' ? stepAfterApproval(invite, { bookable, web }) : stepAfterRejection(web)
  const given =
    givenDate === null ? [] : [`We have chosen the departure on ${formatDate(givenDate)} for you.`]
  return mailToApplicant(invite, {
    kind: `invite.${status}`,
    subject: subjects[status](invite),
    heading: headings[status],
    paragraphs: [
      outcomes[status](describeRequest(invite)),
      ...given,
      ...sentences,
      ...noteText(note),
      toAddSomething,
    ],
    button,
  })
}

/** Tells an applicant without an account which departure an operator chose for them. `invite` has that departure. */
export function assignmentMail(
  invite: InviteRow & { tripTitle: string },
  { free, note, urls }: Pick<AppContext, 'urls'> & { free: number; note: string | undefined },
): MailToQueue | undefined {
  return mailToApplicant(invite, {
    kind: 'invite.departure-assigned',
    subject: `A departure for you: ${invite.tripTitle}`,
    heading: headings.approved,
    paragraphs: [
      `You asked for an invite, and we have chosen a departure for you: ${requestedTripText(invite)}.`,
      invitedSeatsText([{ isBooked: false, offeredUntil: null, free }]),
      `${openAccount} Your invite is then waiting in your account.`,
      ...noteText(note),
      toAddSomething,
    ],
    button: { label: 'Open your account', url: `${urls.web}/account?tab=trip-invites` },
  })
}

/** Tells an applicant that the departure of `before` is taken back, and what their request opens now. */
export function takenBackMail(
  invite: InviteRow,
  {
    before: { tripTitle, departureDate },
    bookable,
    urls: { web },
  }: Pick<AppContext, 'urls'> & { before: InviteRow; bookable: readonly InvitedDeparture[] },
): MailToQueue | undefined {
  if (tripTitle === null) return undefined
  const { sentences, button } = stepAfterApproval(invite, { bookable, web })
  return mailToApplicant(invite, {
    kind: 'invite.departure-taken-back',
    subject: `A change to your ${nameOf(invite)}`,
    heading: 'We have taken a departure back',
    paragraphs: [
      `We emailed you that we had chosen a departure for you: ${requestedTripText({ tripTitle, departureDate })}. Our earlier email about it no longer holds, and we keep no seat for you there.`,
      'Your request stays approved.',
      ...sentences,
      'If you have a question, just reply to this email.',
    ],
    button,
  })
}

/** Tells an applicant that the departure of their request will not take place, and what they can do. `invite` has that departure. */
export function departureCancelledMail(
  invite: InviteRow & { tripTitle: string; departureId: number },
  {
    isOpen,
    note,
    urls: { web },
  }: Pick<AppContext, 'urls'> & {
    /** Whether another departure of the trip can be booked without an invite. */
    isOpen: boolean
    /** That they have not read. */
    note: string | undefined
  },
): MailToQueue | undefined {
  return mailToApplicant(invite, {
    kind: 'invite.departure-cancelled',
    subject: `A change to your ${nameOf(invite)}`,
    heading: 'This departure will not take place',
    paragraphs: [
      `We are sorry: ${requestedTripText(invite)}, will not take place.`,
      invite.status === 'approved'
        ? 'Your invite is approved, but it is for this departure only.'
        : 'We have not decided your request for an invite to it.',
      ...(isOpen ? [bookAnotherText] : []),
      toFindAnotherDate,
      ...noteText(note),
    ],
    button: { label: 'See other dates', url: `${web}/book/${invite.departureId}` },
  })
}
