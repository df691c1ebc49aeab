import { brand } from '@farandfew/domain/brand'
import type { MailToQueue } from '../../../outbox/queue.ts'
import { renderMail } from '../../../outbox/render-mail.ts'

interface CareMail {
  kind: string
  subject: string
  paragraphs: readonly string[]
  claimed?: boolean
}

const notAsked = 'If you did not ask for this, please reply to this email at once.'

const careMail = (to: string, { kind, subject, paragraphs, claimed }: CareMail): MailToQueue => ({
  kind: `account.${kind}`,
  to,
  ...(claimed && { claimed }),
  subject,
  ...renderMail({ heading: subject, paragraphs: [...paragraphs, notAsked] }),
  replyTo: brand.email,
})

/**
 * Tells the address before the change what was changed, without the values.
 * @param labels of the changed fields, in small letters
 */
export const contactChanged = (
  to: string,
  { labels, claimed }: { labels: readonly string[]; claimed: boolean },
): MailToQueue =>
  careMail(to, {
    kind: 'contact-changed',
    subject: 'Your contact data was changed',
    paragraphs: [
      'At your request our team changed your account just now.',
      `Changed: ${labels.join(', ')}.`,
    ],
    claimed,
  })

/** Tells the member what the team confirmed for them. */
export const contactConfirmed = (to: string, what: 'email' | 'phone'): MailToQueue =>
  careMail(to, {
    kind: 'contact-confirmed',
    subject: what === 'email' ? 'Your email address is confirmed' : 'Your phone is confirmed',
    paragraphs: [
      what === 'email'
        ? 'At your request our team confirmed this email address for your account. You can log in with it.'
        : 'At your request our team confirmed the phone of your account. Codes sent to it by SMS log in to your account.',
    ],
  })

export const memberDeactivated = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'deactivated',
    subject: 'Your account is deactivated',
    paragraphs: [
      'Our team deactivated your account just now. No one can log in to it, and other members no longer see you.',
      'Your bookings stay as they are. We can reactivate the account at any time.',
    ],
  })

export const accountsMerged = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'merged',
    subject: 'Your two accounts are one now',
    paragraphs: [
      'At your request our team merged your other account into this one. Your bookings, requests and messages are all here.',
      'The username and the password of this account stay. Those of the other one no longer log in.',
    ],
  })

export const memberReactivated = (to: string): MailToQueue =>
  careMail(to, {
    kind: 'reactivated',
    subject: 'Your account is active again',
    paragraphs: ['Our team reactivated your account just now. You can log in as before.'],
  })
