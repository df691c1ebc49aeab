import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import type { updateProfile } from '@farandfew/domain/members/profile.contract.ts'

type ProfileChanges = ContractInput<typeof updateProfile>['body']

export interface ProfileDraft {
  username: string
  /** Typed for another username. */
  currentPassword: string
  firstName: string
  lastName: string
  ageGroup: string
  gender: string
  city: string
  country: string
  instagramHandle: string
  linkedinHandle: string
  bio: string
  interests: readonly string[]
  travelPreferences: readonly string[]
}

/** The form's values for a member; missing ones are empty. */
export const toDraft = (user: CurrentUser): ProfileDraft => ({
  username: user.username,
  currentPassword: '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  ageGroup: user.ageGroup ?? '',
  gender: user.gender ?? '',
  city: user.city ?? '',
  country: user.country ?? '',
  instagramHandle: user.instagramHandle ?? '',
  linkedinHandle: user.linkedinHandle ?? '',
  bio: user.bio ?? '',
  interests: user.interests,
  travelPreferences: user.travelPreferences,
})

/** The changed fields. Only they are checked and sent, so that values stored under older rules can stay. */
export function findChanges(before: ProfileDraft, now: ProfileDraft): ProfileChanges {
  const fields = Object.keys(now) as (keyof ProfileDraft)[]
  const changed = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as ProfileChanges
}
