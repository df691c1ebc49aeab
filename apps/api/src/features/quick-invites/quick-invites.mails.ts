import { brand } from '@farandfew/domain/brand'
import { inviteReviewHours } from '@farandfew/domain/constants'
import { type Option, optionLabel } from '@farandfew/domain/options'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  type QuickInviteForm,
  travelMonths,
} from '@farandfew/domain/quick-invites'
import { formatReceived, type MailToQueue, renderMail } from '../../outbox/index.ts'

/** Who sends a quick request. */
export interface QuickSender {
  username: string
  firstName: string | null
  lastName: string | null
  email: string | null
  emailVerifiedAt: Date | null
}

/** What was sent, as the database keeps it. */
export interface QuickRequestToTell {
  id: number
  form: QuickInviteForm
  sentAt: Date
}

const wordOf = (options: readonly Option[], value: string | undefined) =>
  optionLabel(options, value) ?? 'Not named'

/** The subject by which a notice of a quick request is known. */
export const quickNoticeSubject = (id: number, username: string) =>
  `Quick invite request ${id}: ${username}`

/** Whether the address is confirmed, in words for the club. */
function addressOf({ email, emailVerifiedAt }: QuickSender): string {
  if (email === null) return 'no email address'
  return emailVerifiedAt ? `<${email}>` : `<${email}>, not confirmed yet`
}

/** Tells the club who would like to travel, and how. */
export function quickNotice(
  { id, form, sentAt }: QuickRequestToTell,
  sender: QuickSender,
  clubEmail: string,
): MailToQueue {
  const name = [sender.firstName, sender.lastName].filter(Boolean).join(' ')
  const subject = quickNoticeSubject(id, sender.username)
  return {
    kind: 'quick-invite.notice',
    to: clubEmail,
    ...(sender.email !== null && sender.emailVerifiedAt ? { replyTo: sender.email } : {}),
    subject,
    ...renderMail({
      heading: subject,
      paragraphs: [
        `${name || sender.username} (${addressOf(sender)}) asks for an invite.`,
        [
          `Destination: ${wordOf(preferredDestinations, form.preferredDestination)}`,
          `Month: ${wordOf(travelMonths, form.travelMonth)}`,
          `Group: ${wordOf(groupSizePreferences, form.groupSizePreference)}`,
          `Budget: ${wordOf(budgetRanges, form.budgetRange)}`,
        ].join('\n'),
        `Why they would like to join:\n${form.whyJoin}`,
        ...(form.additionalRequests
          ? [`Additional requests:\n${form.additionalRequests}`]
          : ['No additional requests.']),
        `We promised to review it within ${inviteReviewHours} hours.`,
      ],
      footnote: `Received ${formatReceived(sentAt)}`,
    }),
  }
}

/**
 * Tells the member that the request came in. It says the same to everybody, so that it may go to an address that is
 * merely claimed as well (rulings 26). Undefined where the member has none.
 */
export function quickAcknowledgement(sender: QuickSender): MailToQueue | undefined {
  if (sender.email === null) return undefined
  return {
    kind: 'quick-invite.acknowledgement',
    to: sender.email,
    claimed: sender.emailVerifiedAt === null,
    subject: 'We have your quick invite request',
    ...renderMail({
      heading: 'Thank you for asking to come along',
      paragraphs: [
        `Your quick invite request has reached ${brand.name}. A person reads it, looks for the group it would join, and reviews it within ${inviteReviewHours} hours.`,
        'You find it under Trip Requests in your account, with where it stands.',
      ],
      footnote:
        'You get this mail because a member with this address sent a quick invite request. If that was not you, you need not do anything.',
    }),
    replyTo: brand.email,
  }
}
