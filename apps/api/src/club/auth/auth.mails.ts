import { emailCodeSeconds } from '@farandfew/domain/constants/limits.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'

/** A link to a page of the site that reads a token. */
export const tokenLink = (webUrl: string, page: 'verify-email' | 'reset-password', token: string) =>
  `${webUrl}/${page}?token=${token}`

/** What a stranger whose address was used can do. The same mail serves them and the account's owner. */
const notYou =
  'You have no account with us? Then someone typed your address by mistake: open the link and press “This Was Not Me”, and we remove it. If you do nothing, the address stays unconfirmed, and that account sees nothing that you sent us.'

const linkTerms = 'The link is valid for seven days and works once.'
const linkLabel = 'Confirm or remove this address'

/** How an address is confirmed: by a link, and by a code if a browser has asked for one. */
export interface Proof {
  url: string
  code: string | undefined
}

const proofParagraphs = ({ code }: Proof) =>
  code === undefined
    ? ['Open the link, log in to your account, and press “Confirm This Address”.', linkTerms]
    : [
        `Your code is ${code}. Enter it on the page where you asked for it, within ${emailCodeSeconds / 60} minutes.`,
        `Or open the link, log in, and press “Confirm This Address”. ${linkTerms}`,
      ]

/**
 * The name by which a mail to an unverified address may greet, undefined for a text that is no name: a stranger may have typed
 * it, so it has at most three words, and no digit, dot or slash of an address or an advertisement.
 */
const greetingName = (firstName: string | undefined): string | undefined =>
  firstName && /^[\p{L}\p{M}'’-]{1,20}( [\p{L}\p{M}'’-]{1,20}){0,2}$/u.test(firstName)
    ? firstName
    : undefined

/** The first mail of an account. The address is unverified, so the mail quotes nothing that was typed but a first name. */
export const welcome = (
  { email, firstName }: { email: string; firstName: string | undefined },
  proof: Proof,
): MailToQueue => ({
  kind: 'account.welcome',
  to: email,
  claimed: true,
  subject: `Welcome to ${brand.name}`,
  ...renderMail({
    heading: `Welcome to ${brand.name}`,
    firstName: greetingName(firstName),
    paragraphs: [
      'Good to have you with us. With a confirmed address you can hold a seat, log in by email, and hear from us about your trips.',
      ...proofParagraphs(proof),
    ],
    button: { label: linkLabel, url: proof.url },
    footnote: notYou,
  }),
  replyTo: brand.email,
})

/** The link that verifies the address of a new account, or an account's new address. */
export const verification = (to: string, proof: Proof): MailToQueue => ({
  kind: 'account.verification',
  to,
  claimed: true,
  subject: 'Please confirm your email address',
  ...renderMail({
    heading: 'Please confirm your address',
    paragraphs: [
      `This address was entered for an account at ${brand.name}.`,
      ...proofParagraphs(proof),
      notYou,
    ],
    button: { label: linkLabel, url: proof.url },
  }),
  replyTo: brand.email,
})

/** The link that sets a new password. It goes to a verified address only. */
export const passwordReset = (to: string, url: string): MailToQueue => ({
  kind: 'account.password-reset',
  to,
  subject: 'Set a new password',
  ...renderMail({
    heading: 'Set a new password',
    paragraphs: [
      'Someone, hopefully you, asked to set a new password for your account.',
      'The link is valid for one hour and works once. Setting a new password logs you out everywhere. If a phone is confirmed for your account, it is removed: confirm it again in My Profile.',
    ],
    button: { label: 'Set a new password', url },
    footnote: 'If that was not you, you can ignore this email: your password stays as it is.',
  }),
  replyTo: brand.email,
})

interface AccountAddress {
  to: string
  verified: boolean
}

/** What a new password did to the phone that logs in. */
const phoneAfterChange = {
  removed:
    'The confirmed phone was removed from your account, in case someone else had added it. To log in with codes by SMS again, confirm your phone in My Profile.',
  kept: 'A phone is confirmed for your account, and codes sent to it by SMS still work. If it is not yours, remove it in My Profile.',
  none: undefined,
} as const

interface PasswordChange extends AccountAddress {
  phone: keyof typeof phoneAfterChange
}

/** Notifies the member that the password was changed. */
export const passwordChanged = ({ to, verified, phone }: PasswordChange): MailToQueue => ({
  kind: 'account.password-changed',
  to,
  claimed: !verified,
  subject: 'Your password was changed',
  ...renderMail({
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other browser was logged out.',
      ...(phoneAfterChange[phone] === undefined ? [] : [phoneAfterChange[phone]]),
      'If that was not you, please reply to this email at once.',
    ],
  }),
  replyTo: brand.email,
})

/** A change of the phone that signs a member in. */
export interface PhoneChange {
  /** The member's verified address. */
  to: string
  kind: 'added' | 'changed' | 'removed'
  /** Of the new phone, or of the removed one. */
  lastDigits: string
  webUrl: string
}

const phoneTexts = {
  added: {
    subject: 'A phone was added to your account',
    whatHappened: (end: string) =>
      `The phone number ending in ${end} was confirmed for your account just now. You can log in with codes that we send to it by SMS.`,
  },
  changed: {
    subject: 'The phone of your account was changed',
    whatHappened: (end: string) =>
      `The phone number ending in ${end} was confirmed for your account just now. You can log in with codes that we send to it by SMS. The previous number no longer works.`,
  },
  removed: {
    subject: 'The phone of your account was removed',
    whatHappened: (end: string) =>
      `The phone number ending in ${end} was removed from your account just now. You can no longer log in with codes by SMS.`,
  },
} as const

/** Notifies the member of a new or removed phone. */
export const phoneChanged = ({ to, kind, lastDigits, webUrl }: PhoneChange): MailToQueue => ({
  kind: `account.phone-${kind}`,
  to,
  subject: phoneTexts[kind].subject,
  ...renderMail({
    heading: phoneTexts[kind].subject,
    paragraphs: [
      phoneTexts[kind].whatHappened(lastDigits),
      'If that was you, there is nothing to do.',
      'If that was not you, someone knows your password. Choose “Forgot your password?” when you log in: the new password logs out every browser and removes the phone from your account. Then reply to this email.',
    ],
    button: { label: 'Open my account', url: `${webUrl}/account` },
  }),
  replyTo: brand.email,
})

/** Notifies the current address that a change was requested, without naming the new one. */
export const emailChangeNotice = ({ to, verified }: AccountAddress): MailToQueue => ({
  kind: 'account.email-change',
  to,
  claimed: !verified,
  subject: 'A request to change your email address',
  ...renderMail({
    heading: 'A request to change your email address',
    paragraphs: [
      'Someone who knows your password asked to change the email address of your account. The change takes effect once the new address is confirmed. Until then, this address stays.',
      'If that was not you, please change your password now, which cancels the request, and reply to this email.',
    ],
  }),
  replyTo: brand.email,
})
