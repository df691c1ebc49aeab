import type { GroupMember } from '@farandfew/domain/invites/invite-detail.ts'

/** Counts each value: '28-32 (3), 33-37'. */
function countValues(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([value, count]) => (count === 1 ? value : `${value} (${count})`))
    .join(', ')
}

/** The age groups of the members, youngest first; '' if none is known. */
export const countAges = (members: readonly GroupMember[]) =>
  countValues(members.flatMap(({ ageGroup }) => ageGroup ?? []))

/** The interests that the applicant shares with members, each with their number; '' if there are none. */
export const countSharedInterests = (
  members: readonly GroupMember[],
  interests: readonly string[],
) =>
  countValues(
    members.flatMap((member) => member.interests.filter((one) => interests.includes(one))),
  )
