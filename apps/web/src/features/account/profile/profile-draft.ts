import type { ProfileChanges } from '@farandfew/api-client/account'
import type { CurrentUser } from '@farandfew/domain/users'

/** The fields of the profile that one form holds. */
export interface ProfileDraft {
  username: string
  firstName: string
  lastName: string
  ageGroup: string
  city: string
  country: string
  instagramHandle: string
  linkedinHandle: string
  bio: string
  interests: readonly string[]
  travelPreferences: readonly string[]
}

/** What the form holds of a member; what is not there is blank. */
export const draftOf = (user: CurrentUser): ProfileDraft => ({
  username: user.username,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  ageGroup: user.ageGroup ?? '',
  city: user.city ?? '',
  country: user.country ?? '',
  instagramHandle: user.instagramHandle ?? '',
  linkedinHandle: user.linkedinHandle ?? '',
  bio: user.bio ?? '',
  interests: user.interests,
  travelPreferences: user.travelPreferences,
})

/** What differs from the beginning: only that is checked and sent, so that what was stored under older rules may stay. */
export function changesOf(before: ProfileDraft, now: ProfileDraft): ProfileChanges {
  const fields = Object.keys(now) as (keyof ProfileDraft)[]
  const changed = fields.filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as ProfileChanges
}
