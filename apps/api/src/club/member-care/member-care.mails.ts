import type { MailKind } from '@farandfew/domain/messages/message-kinds.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface CareMail {
  kind: MailKind & `account.${string}`
  subject: string
  paragraphs: readonly string[]
  claimed?: boolean
}

const notAsked = 'If you did not ask for this, please reply to this email at once.'

const careMail = (to: string, { kind, subject, paragraphs, claimed }: CareMail): MailToQueue => ({
  kind,
  to,
  ...(claimed && { claimed }),
  subject,
  ...renderMail({ heading: subject, paragraphs: [...paragraphs, notAsked] }),
  replyTo: brand.email,
})

/**
 * Informs the address before the change of what was changed, without the values.
 * @param labels of the changed fields, in small letters
 */
export const contactChanged = (
  to: string,
  { labels, claimed }: { labels: readonly string[]; claimed: boolean },
): MailToQueue =>
  careMail(to, {
    kind: 'account.contact-changed',
    subject: 'Your contact details were changed',
    paragraphs: [
      'At your request, our team changed your account just now.',
      `Changed: ${labels.join(', ')}.`,
    ],
    claimed,
  })

/** Informs the member of what the team confirmed for them. */
export const contactConfirmed = (to: string, what: 'email' | 'phone'): MailToQueue =>
  careMail(to, {
    kind: 'account.contact-confirmed',
    subject:
      what === 'email' ? 'Your email address is confirmed' : 'Your phone number is confirmed',
    paragraphs: [
      what === 'email'
        ? 'At your request, our team confirmed this email address for your account. You can log in with it.'
        : 'At your request, our team confirmed the phone number of your account. You can log in with codes that we send to it by SMS.',
    ],
  })

export const memberDeactivated = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'account.deactivated',
    subject: 'Your account has been deactivated',
    paragraphs: [
      'Our team deactivated your account just now. No one can log in to it, and other members no longer see you.',
      'Your bookings stay as they are. We can reactivate the account at any time.',
    ],
  })

export const accountsMerged = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'account.merged',
    subject: 'Your two accounts are now one',
    paragraphs: [
      'At your request, our team merged your other account into this one. Your bookings, requests and messages are all here.',
      'Log in with the username and password of this account. Those of the other one no longer work.',
    ],
  })

export const memberReactivated = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'account.reactivated',
    subject: 'Your account is active again',
    paragraphs: ['Our team reactivated your account just now. You can log in as before.'],
  })
