import type { DecisionForm } from '@farandfew/domain/admin/invites'
import { brand } from '@farandfew/domain/brand'
import { formatDate } from '@farandfew/domain/calendar'
import { inviteReviewHours } from '@farandfew/domain/constants'
import { type MailToQueue, renderMail } from '../../../outbox/index.ts'
import { addressOf, type InviteRow } from './invite.queries.ts'

const subjects = {
  approved: 'Your invite request is approved',
  rejected: 'About your invite request',
} as const

const headings = {
  approved: 'We would be glad to have you along',
  rejected: 'Not this time',
} as const

/** What the request was for. Only for an address that is proven: to any other nothing is told that was chosen (rulings 26). */
function nameRequest({ tripTitle, departureDate }: InviteRow): string {
  if (tripTitle === null) return 'your quick invite request'
  const date = departureDate === null ? '' : `, leaving on ${formatDate(departureDate)}`
  return `your request for an invite to ${tripTitle}${date}`
}

function sentences(status: DecisionForm['status'], request: string): string[] {
  return status === 'approved'
    ? [
        `We have read ${request}, and it is approved.`,
        `Our desk writes to you within ${inviteReviewHours} hours about the next steps. There is nothing to pay or to do until then.`,
      ]
    : [
        `We have read ${request} with care. We cannot offer you a place this time.`,
        'A group of ours is small, and we put each together person by person; this says nothing about another trip or another date. You are welcome to ask again.',
      ]
}

/**
 * Tells the applicant how the request was decided, with the desk's own note. Undefined where there is no address. To
 * an address that is merely claimed it says neither name nor trip (rulings 26).
 */
export function decisionMail(
  invite: InviteRow,
  { status, note }: DecisionForm,
): MailToQueue | undefined {
  const { email, emailProven } = addressOf(invite)
  if (email === null) return undefined
  const request = emailProven ? nameRequest(invite) : 'your request for an invite'
  return {
    kind: `invite.${status}`,
    to: email,
    claimed: !emailProven,
    replyTo: brand.email,
    subject: subjects[status],
    ...renderMail({
      heading: headings[status],
      paragraphs: [
        ...sentences(status, request),
        ...(note === undefined ? [] : [`A word from our desk:\n${note}`]),
        'If you would like to add something, just reply to this mail.',
      ],
      footnote: emailProven
        ? 'You get this mail because you asked for an invite.'
        : 'You get this mail because somebody gave this address when asking for an invite. If that was not you, you need not do anything.',
    }),
  }
}
