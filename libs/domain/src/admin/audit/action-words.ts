/** What the audit log calls each thing that can be done at the console, and how a person says it. */
export const actionWords = {
  'audit-log.exported': 'Audit log exported',
  'departure.added': 'Departure added',
  'departure.changed': 'Departure changed',
  'departure.closed': 'Departure closed',
  'departure.reopened': 'Departure reopened',
  'departure.viewed': 'Departure viewed',
  'inquiries.exported': 'Inquiries exported',
  'inquiries.listed': 'Inquiries listed',
  'inquiry.answered': 'Inquiry answered',
  'inquiry.opened': 'Inquiry opened',
  'inquiry.reopened': 'Inquiry reopened',
  'invite.approved': 'Invite approved',
  'invite.decision-undone': 'Invite decision undone',
  'invite.rejected': 'Invite declined',
  'invite.viewed': 'Invite viewed',
  'invites.listed': 'Invites listed',
  'newsletter.removed': 'Newsletter address removed',
  'newsletters.exported': 'Newsletter exported',
  'newsletters.listed': 'Newsletter listed',
  'recovery-code.used': 'Recovery code used',
  'recovery-codes.renewed': 'Recovery codes renewed',
  'second-factor.off': 'Second factor switched off',
  'second-factor.on': 'Second factor switched on',
  'second-factor.refused': 'Second factor refused',
  'session.closed': 'Console locked',
  'session.code-asked': 'Code asked for',
  'session.code-refused': 'Code refused',
  'session.opened': 'Console unlocked',
  'session.refused': 'Password refused',
  'trip.change-undone': 'Trip change undone',
  'trip.changed': 'Trip changed',
  'user.viewed': 'Member viewed',
  'users.exported': 'Members exported',
  'users.listed': 'Members listed',
} as const
export type AuditAction = keyof typeof actionWords

/** What only looks, and of which a day at the desk is full. */
export const lookingActions = (Object.keys(actionWords) as AuditAction[]).filter(
  (action) => /\.(listed|viewed)$/.test(action) || action === 'inquiry.opened',
)

/** Asks the log for every action that does more than look. */
export const deeds = 'deeds'

const wordsByAction = new Map<string, string>(Object.entries(actionWords))

/** An action in words. The log keeps what was ever noted: what has no words any more is named as it was. */
export const describeAction = (action: string): string => wordsByAction.get(action) ?? action
