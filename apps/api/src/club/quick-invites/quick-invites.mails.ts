import { formatClubTime } from '@farandfew/domain/calendar/format-club-time.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { type Option, optionLabel } from '@farandfew/domain/text/words.ts'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/invites/invite.options.ts'
import type { QuickInviteForm } from '@farandfew/domain/quick-invites/quick-invite.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** The member who sends a quick request. */
interface QuickSender {
  username: string
  firstName: string | null
  lastName: string | null
  email: string | null
  emailVerifiedAt: Date | null
}

interface QuickRequest {
  id: number
  form: QuickInviteForm
  sentAt: Date
}

const labelOf = (options: readonly Option[], value: string | undefined) =>
  optionLabel(options, value) ?? 'Not specified'

/** The address for the club's notice, and whether it is verified. */
function addressOf({ email, emailVerifiedAt }: QuickSender): string {
  if (email === null) return 'no email address'
  return emailVerifiedAt ? `<${email}>` : `<${email}>, not confirmed yet`
}

export function quickNotice(
  { id, form, sentAt }: QuickRequest,
  sender: QuickSender,
  clubEmail: string,
): MailToQueue {
  const name = [sender.firstName, sender.lastName].filter(Boolean).join(' ')
  const subject = `Quick invite request ${id}: ${sender.username}`
  return {
    kind: 'quick-invite.notice',
    aboutId: id,
    to: clubEmail,
    ...(sender.email !== null && sender.emailVerifiedAt ? { replyTo: sender.email } : {}),
    subject,
    ...renderMail({
      heading: subject,
      greets: false,
      paragraphs: [
        `${name || sender.username} (${addressOf(sender)}) asks for an invite.`,
        [
          `Destination: ${labelOf(preferredDestinations, form.preferredDestination)}`,
          `Month: ${labelOf(travelMonths, form.travelMonth)}`,
          `Group: ${labelOf(groupSizePreferences, form.groupSizePreference)}`,
          `Budget: ${labelOf(budgetRanges, form.budgetRange)}`,
        ].join('\n'),
        `Why they would like to join:\n${form.whyJoin}`,
        ...(form.additionalRequests
          ? [`Additional requests:\n${form.additionalRequests}`]
          : ['No additional requests.']),
        `We promised to review it within ${inviteReviewHours} hours.`,
      ],
      footnote: `Received ${formatClubTime(sentAt)}`,
    }),
  }
}

/**
 * Confirms that a quick request arrived; undefined if the member has no address. It names what was chosen and quotes nothing
 * that was typed, so it may go to an unverified address.
 */
export function quickAcknowledgement(
  sender: QuickSender,
  { tripName, requestedDate }: Pick<InviteRequestItem, 'tripName' | 'requestedDate'>,
): MailToQueue | undefined {
  if (sender.email === null) return undefined
  return {
    kind: 'quick-invite.acknowledgement',
    to: sender.email,
    claimed: sender.emailVerifiedAt === null,
    subject: 'We have your quick invite request',
    ...renderMail({
      heading: 'Thank you for asking to come along',
      paragraphs: [
        `Your quick invite request has reached us: ${tripName}, ${requestedDate}.`,
        `We review it within ${inviteReviewHours} hours. You will find it, with our answer, under Trip Requests in your account.`,
      ],
      footnote:
        'You received this email because a member with this address sent a quick invite request. If that was not you, you can ignore it.',
    }),
    replyTo: brand.email,
  }
}
