import { operatorLinkHours } from '@farandfew/domain/operators/admin-operators.ts'
import { type OperatorRole, roleLabels } from '@farandfew/domain/contract/roles.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

interface LinkMail {
  to: string
  role: OperatorRole
  /** Who sends it, if they gave a name. */
  by: string | null
  url: string
}

const linkTerms = `The link is valid for ${operatorLinkHours / 24} days and works once. You need a phone with an authenticator app.`
const ignore = "If you weren't expecting this, you can ignore this email."

/** The link with which a new operator sets name, password and second factor. */
export const operatorInvitation = ({ to, role, by, url }: LinkMail): MailToQueue => ({
  kind: 'account.operator-invitation',
  to,
  subject: `Your account for the ${brand.name} console`,
  ...renderMail({
    heading: 'Your account for the console',
    paragraphs: [
      `${by === null ? 'You have been invited' : `${by} has invited you`} to the ${brand.name} console as ${roleLabels[role]}.`,
      'Open the link to choose a password and set up your second factor.',
      linkTerms,
    ],
    button: { label: 'Set up my account', url },
    footnote: ignore,
  }),
  replyTo: brand.email,
})

/** The link after an owner ended an operator's password and second factor. */
export const operatorReset = ({ to, url }: Omit<LinkMail, 'role' | 'by'>): MailToQueue => ({
  kind: 'account.operator-reset',
  to,
  subject: 'Set up your sign-in to the console again',
  ...renderMail({
    heading: 'Set up your sign-in again',
    paragraphs: [
      `An owner of the console of ${brand.name} has reset your sign-in. Your password and your second factor no longer work, and your sessions have ended.`,
      'Open the link to choose a password and to set up the second factor again.',
      linkTerms,
    ],
    button: { label: 'Set up my sign-in', url },
    footnote: ignore,
  }),
  replyTo: brand.email,
})

/** Notifies an operator of their new password. */
export const operatorPasswordChanged = (to: string): MailToQueue => ({
  kind: 'account.operator-password-changed',
  to,
  subject: 'Your password for the console was changed',
  ...renderMail({
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account for the console of ${brand.name} was changed just now, and your other sessions have ended.`,
      'If that was not you, please tell an owner of the console at once.',
    ],
  }),
  replyTo: brand.email,
})
