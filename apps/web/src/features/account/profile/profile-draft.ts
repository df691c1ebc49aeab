import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import {
  type EditableField,
  editableFields,
  type CurrentUser,
} from '@farandfew/domain/members/user.ts'
import type { updateProfile } from '@farandfew/domain/members/profile.contract.ts'

type ProfileChanges = ContractInput<typeof updateProfile>['body']

type Said = {
  [Field in EditableField]: CurrentUser[Field] extends readonly string[]
    ? readonly string[]
    : string
}

export interface ProfileDraft extends Said {
  username: string
  /** Typed for another username. */
  currentPassword: string
}

/** The form's values for a member; missing ones are empty. */
export const toDraft = (user: CurrentUser): ProfileDraft => ({
  username: user.username,
  currentPassword: '',
  ...(Object.fromEntries(
    editableFields.map((field) => [field, user[field] ?? '']),
  ) as unknown as Said),
})

/** The changed fields. Only they are checked and sent, so that values stored under older rules can stay. */
export function findChanges(before: ProfileDraft, now: ProfileDraft): ProfileChanges {
  const fields = Object.keys(now) as (keyof ProfileDraft)[]
  const changed = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as ProfileChanges
}
