import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'

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
  if (member.merge && !member.merge.isKept) return [['export', 'Export data']]
  const isActive = member.deactivatedAt === null
  const isEmailOpen = user.email !== null && member.emailVerifiedAt === null
  const isPhoneOpen = user.phone !== null && member.phoneVerifiedAt === null
  return [
    ['contact', 'Edit contact data'],
    ...(isEmailOpen ? ([['confirm-email', 'Confirm email']] as const) : []),
    ...(isPhoneOpen ? ([['confirm-phone', 'Confirm phone']] as const) : []),
    ...(isActive && member.emailVerifiedAt !== null
      ? ([['reset-link', 'Send password link']] as const)
      : []),
    ['export', 'Export data'],
    ...(isActive && !member.merge ? ([['merge', 'Merge']] as const) : []),
    ...(member.merge ? ([['undo-merge', 'Undo the merge']] as const) : []),
    isActive ? ['deactivate', 'Deactivate'] : ['reactivate', 'Reactivate'],
    ['erase', 'Erase'],
  ]
}
