import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** Notifies the member, at a verified address, that the username was changed. */
export const usernameChanged = (to: string, webUrl: string): MailToQueue => ({
  kind: 'account.username-changed',
  to,
  subject: 'Your username was changed',
  ...renderMail({
    heading: 'Your username was changed',
    paragraphs: [
      'The username of your account was changed just now. You can no longer log in with the old one; this email address still works.',
      'If that was not you, someone knows your password. Choose “Forgot your password?” when you log in: the new password logs out every browser. Then reply to this email.',
    ],
    button: { label: 'Open my account', url: `${webUrl}/account` },
  }),
  replyTo: brand.email,
})
