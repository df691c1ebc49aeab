import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import {
  careReasonMaxLength,
  type ContactField,
  contactFields,
} from '@farandfew/domain/member-care/member-care.ts'
import type { ContactCare } from './member-care.data.ts'

/** The change that undoes one; undefined if a field cannot be empty again. */
export function reverseOf(
  { before = {}, after, reason }: ContactCare,
  { user }: AdminUser,
): ContactCare | undefined {
  const fields = contactFields.filter((field) => after[field] !== undefined)
  const isNeeded = (field: ContactField) => field === 'email' || field === 'firstName'
  if (fields.some((field) => isNeeded(field) && before[field] === null)) return undefined
  return {
    kind: 'contact',
    before: Object.fromEntries(fields.map((field) => [field, user[field]])),
    after: Object.fromEntries(fields.map((field) => [field, before[field] ?? ''])),
    reason: `Undone: ${reason}`.slice(0, careReasonMaxLength),
  }
}
