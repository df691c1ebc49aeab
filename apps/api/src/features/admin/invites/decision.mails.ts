import type { DecisionForm } from '@farandfew/domain/admin/invites'
import { brand } from '@farandfew/domain/brand'
import { formatDate } from '@farandfew/domain/calendar'
import { inviteReviewHours } from '@farandfew/domain/constants'
import type { AppContext } from '../../../context/context.ts'
import type { MailToQueue } from '../../../outbox/queue.ts'
import { renderMail } from '../../../outbox/render-mail.ts'
import { addressOf, type InviteRow } from './invite.queries.ts'

const subjects = {
  approved: 'Your invite request is approved',
  rejected: 'About your invite request',
} as const

const headings = {
  approved: 'We would be glad to have you along',
  rejected: 'Not this time',
} as const

/** What the request was for. Only for a verified address: a mail to any other quotes nothing that was chosen. */
function describeRequest({ tripTitle, departureDate }: InviteRow): string {
  if (tripTitle === null) return 'your quick invite request'
  const date = departureDate === null ? '' : `, leaving on ${formatDate(departureDate)}`
  return `your request for an invite to ${tripTitle}${date}`
}

function sentences(status: DecisionForm['status'], request: string, canBook: boolean): string[] {
  if (status === 'approved' && canBook) {
    return [
      `We have read ${request}, and it is approved.`,
      'You can book your seat now. A seat is yours once you have paid for it.',
    ]
  }
  return status === 'approved'
    ? [
        `We have read ${request}, and it is approved.`,
        `We will write to you within ${inviteReviewHours} hours about the next steps. There is nothing to pay or to do until then.`,
      ]
    : [
        `We have read ${request} carefully. We cannot offer you a place this time.`,
        'Our groups are small, and we put each one together person by person. Another trip or another date may well work out, so you are welcome to ask again.',
      ]
}

/**
 * Sends the applicant the decision, with the operator's note; undefined if there is no address. A mail to an unverified
 * address names neither the applicant nor the trip.
 */
export function decisionMail(
  invite: InviteRow,
  { status, note }: DecisionForm,
  { urls }: Pick<AppContext, 'urls'>,
): MailToQueue | undefined {
  const { email, emailProven } = addressOf(invite)
  if (email === null) return undefined
  // An approved member can book the departure of the request (docs/product.md#bookings-and-payment).
  const { scheduleId, userId } = invite
  const canBook = status === 'approved' && emailProven && userId !== null && scheduleId !== null
  const request = emailProven ? describeRequest(invite) : 'your request for an invite'
  return {
    kind: `invite.${status}`,
    to: email,
    claimed: !emailProven,
    replyTo: brand.email,
    subject: subjects[status],
    ...renderMail({
      heading: headings[status],
      paragraphs: [
        ...sentences(status, request, canBook),
        ...(note === undefined ? [] : [`A note from our team:\n${note}`]),
        'If you would like to add something, just reply to this mail.',
      ],
      button: canBook
        ? { label: 'Book your seat', url: `${urls.web}/book/${scheduleId}` }
        : undefined,
      footnote: emailProven
        ? 'You received this mail because you requested an invite.'
        : 'You received this mail because someone entered this address to request an invite. If that was not you, you can ignore it.',
    }),
  }
}
