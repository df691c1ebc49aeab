/** Every kind of security event, with its label. */
export const securityEventWords = {
  'account.created': 'Account created',
  'email.added': 'Email address entered',
  'email.confirmed': 'Email address confirmed',
  'email.removed': 'Email address removed',
  'operator.account': 'Operator account set up',
  'operator.code': 'Code at the console',
  'operator.password': "Operator's password changed",
  'operator.session-ended': 'Session of an operator ended',
  'operator.sessions-ended': 'All operators signed out',
  'operator.sign-in': 'Sign-in at the console',
  'operator.sign-out': 'Sign-out at the console',
  'operator.slowed': 'Too many guesses at the console',
  'password.asked': 'Password asked for again',
  'password.changed': 'Password changed',
  'password.reset': 'Password set by a link',
  'phone.added': 'Phone added',
  'phone.removed': 'Phone removed',
  'session.ended': 'Another browser logged out',
  'sessions.ended': 'Logged out everywhere',
  'sign-in.code': 'Sign-in with a code',
  'sign-in.password': 'Sign-in with the password',
  'sign-out': 'Logout',
} as const
export type SecurityEventKind = keyof typeof securityEventWords

/** What became of it. A refused event was an attempt only. */
export const securityEventOutcomes = ['success', 'refused'] as const
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number]

export const securityEventOutcomeNames: Readonly<Record<SecurityEventOutcome, string>> = {
  success: 'Done',
  refused: 'Refused',
}

const wordsByKind = new Map<string, string>(Object.entries(securityEventWords))

/** The label of a kind; a kind that no longer exists keeps its stored name. */
export const describeSecurityEvent = (kind: string): string => wordsByKind.get(kind) ?? kind
