import type { GroupMember } from '@farandfew/domain/admin/invites'

/** How many there are of each value, as '28-32 (3), 33-37'. */
function countEach(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => (count === 1 ? value : `${value} (${count})`))
    .join(', ')
}

/** The group's age groups, youngest first; '' where nobody told. */
export const countAges = (members: readonly GroupMember[]) =>
  countEach(members.flatMap(({ ageGroup }) => ageGroup ?? []))

/** Which of somebody's interests the group has too, and how many of it; '' where none. */
export const findShared = (members: readonly GroupMember[], interests: readonly string[]) =>
  countEach(members.flatMap((member) => member.interests.filter((one) => interests.includes(one))))
