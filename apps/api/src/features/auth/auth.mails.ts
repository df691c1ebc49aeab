import { brand } from '@farandfew/domain/brand'
import { type MailToQueue, renderMail } from '../../outbox/index.ts'

/** A link to a page of the site that takes a token. */
export const tokenLink = (
  publicWebUrl: string,
  page: 'verify-email' | 'reset-password',
  token: string,
) => `${publicWebUrl}/${page}?token=${token}`

const notYou = `If that was not you, please do not follow the link. Without it nobody can confirm this address as theirs.`

/** The first mail of an account. Its address is merely claimed: nothing that was typed stands in it (rulings 26). */
export const welcome = (to: string, url: string): MailToQueue => ({
  kind: 'account.welcome',
  to,
  claimed: true,
  subject: `Welcome to ${brand.name}`,
  ...renderMail({
    heading: `Welcome to ${brand.name}`,
    paragraphs: [
      'An account was made with this address. Please confirm that the address is yours: from then on you can log in with it, and set a new password should you forget yours.',
      'The link is good for seven days, and works once.',
    ],
    button: { label: 'Confirm this address', url },
    footnote: `You get this mail because somebody gave this address when making an account. ${notYou}`,
  }),
  replyTo: brand.email,
})

/** The link that confirms an address, of a new account or of one that moves to it. */
export const verification = (to: string, url: string): MailToQueue => ({
  kind: 'account.verification',
  to,
  claimed: true,
  subject: 'Please confirm your email address',
  ...renderMail({
    heading: 'Is this your address?',
    paragraphs: [
      'Please confirm that this address is yours. It counts for your account once you have followed the link.',
      'The link is good for seven days, and works once.',
    ],
    button: { label: 'Confirm this address', url },
    footnote: `You get this mail because somebody gave this address for their account. ${notYou}`,
  }),
  replyTo: brand.email,
})

/** The link that sets a new password; only ever sent to a verified address. */
export const passwordReset = (to: string, url: string): MailToQueue => ({
  kind: 'account.password-reset',
  to,
  subject: 'Set a new password',
  ...renderMail({
    heading: 'Set a new password',
    paragraphs: [
      'Somebody, we hope you, asked to set a new password for your account.',
      'The link is good for one hour, and works once. Setting a new password logs you out everywhere.',
    ],
    button: { label: 'Set a new password', url },
    footnote: 'If that was not you, you need not do anything: your password stays as it is.',
  }),
  replyTo: brand.email,
})

/** Where a mail about an account goes, and whether the address was ever confirmed. */
export interface AccountAddress {
  to: string
  verified: boolean
}

/** Tells that the password is another now. */
export const passwordChanged = ({ to, verified }: AccountAddress): MailToQueue => ({
  kind: 'account.password-changed',
  to,
  claimed: !verified,
  subject: 'Your password was changed',
  ...renderMail({
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other browser was logged out.',
      'If that was not you, please answer this mail at once.',
    ],
  }),
  replyTo: brand.email,
})

/** Tells the present address that the account is about to move to another, which stays unnamed. */
export const emailChangeNotice = ({ to, verified }: AccountAddress): MailToQueue => ({
  kind: 'account.email-change',
  to,
  claimed: !verified,
  subject: 'Your account is about to get another email address',
  ...renderMail({
    heading: 'Another email address for your account',
    paragraphs: [
      'Somebody who knows your password asked to change the email address of your account. The new address counts once it is confirmed from there; until then this one stays.',
      'If that was not you, please change your password now, which undoes the request, and answer this mail.',
    ],
  }),
  replyTo: brand.email,
})
