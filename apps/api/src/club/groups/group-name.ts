import { groupName, shownProfile } from '@farandfew/domain/groups/shown-fields.ts'
import { isOwnPicture } from '@farandfew/domain/members/user-forms.ts'

/** The columns of `users` that say who a member is to the others of a group. */
export const groupNameColumns = [
  'users.id',
  'users.firstName',
  'users.lastName',
  'users.profileImage',
  'users.shownFields',
] as const

interface GroupNameRow {
  id: number
  firstName: string | null
  lastName: string | null
  profileImage: string | null
  shownFields: readonly string[]
}

/**
 * Who a member is to the others of a group: the first name, the last name only if they show it, and the picture if the
 * site itself serves it.
 */
export function toGroupName({ id, firstName, lastName, profileImage, shownFields }: GroupNameRow) {
  const shown = shownProfile({ lastName: lastName ?? undefined }, shownFields)
  const picture = profileImage !== null && isOwnPicture(profileImage) ? profileImage : null
  return { id, name: groupName(firstName, shown), picture }
}
