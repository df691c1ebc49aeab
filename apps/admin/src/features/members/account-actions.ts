import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'

/** What operators do for a member. */
export type Action =
  | 'contact'
  | 'confirm-email'
  | 'confirm-phone'
  | 'reset-link'
  | 'export'
  | 'deactivate'
  | 'reactivate'
  | 'merge'
  | 'undo-merge'
  | 'erase'

/** What can be done now, in the order of the buttons. */
export function actionsFor({ user, ...member }: AdminUser): (readonly [Action, string])[] {
  // An account that was merged into another one is changed there.
  if (member.merge && !member.merge.isKept) return [['export', 'Export Data']]
  const isActive = member.deactivatedAt === null
  const isEmailOpen = user.email !== null && member.emailVerifiedAt === null
  const isPhoneOpen = user.phone !== null && member.phoneVerifiedAt === null
  return [
    ['contact', 'Edit Contact Data'],
    ...(isEmailOpen ? ([['confirm-email', 'Confirm Email']] as const) : []),
    ...(isPhoneOpen ? ([['confirm-phone', 'Confirm Phone']] as const) : []),
    ...(isActive && member.emailVerifiedAt !== null
      ? ([['reset-link', 'Send Password Link']] as const)
      : []),
    ['export', 'Export Data'],
    ...(isActive && !member.merge ? ([['merge', 'Merge']] as const) : []),
    ...(member.merge ? ([['undo-merge', 'Undo the Merge']] as const) : []),
    isActive ? ['deactivate', 'Deactivate'] : ['reactivate', 'Reactivate'],
    ['erase', 'Erase'],
  ]
}
