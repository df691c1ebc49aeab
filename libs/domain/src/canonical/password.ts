import { withoutMarks } from './marks.ts'

/** The form of a password that is hashed: letters composed or not, and marks pasted along, make no difference (NIST SP 800-63B). */
export const canonicalPassword = (password: string): string =>
  withoutMarks(password).normalize('NFKC')

/** The forms in which a password may have been hashed: since the canonical form exists, and before. The canonical one is the first. */
export const passwordForms = (password: string): string[] => [
  ...new Set([
    canonicalPassword(password),
    password,
    password.normalize('NFC'),
    password.normalize('NFD'),
  ]),
]
