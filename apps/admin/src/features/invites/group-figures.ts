import type { GroupMember } from '@farandfew/domain/invites/admin-invites.ts'
import { describeTraits } from '@farandfew/domain/traits/describe-traits.ts'

export interface Figure {
  /** 'Interests' */
  term: string
  /** 'Food: 6 of 10 · Trains: 4 of 10' */
  words: string
}

/** Values that a line shows; the most frequent ones. */
const shown = 4

const unique = (values: readonly string[]) => [...new Set(values)]

/** What someone likes: in their profile, and in the quiz. */
export const likesOf = ({ interests, quiz }: Pick<GroupMember, 'interests' | 'quiz'>) =>
  unique([...interests, ...(quiz?.interests ?? [])])

/** 'Food: 6 of 10 · Trains: 4 of 10 · 3 more', most frequent first; undefined if no one has a value. `values` has those of each member. */
function describeValues(
  values: readonly (readonly string[])[],
  { all = false }: { all?: boolean } = {},
): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([one, ones], [other, others]) =>
    ones === others ? (one < other ? -1 : 1) : others - ones,
  )
  if (sorted.length === 0) return undefined
  const named = all ? sorted : sorted.slice(0, shown)
  const more = sorted.length - named.length
  return [
    ...named.map(([value, count]) => `${value}: ${count} of ${values.length}`),
    ...(more > 0 ? [`${more} more`] : []),
  ].join(' · ')
}

/** A group as figures: its ages, what it likes, how it travels, and what an applicant who likes this shares with it. */
export function groupFigures(members: readonly GroupMember[], likes: readonly string[]): Figure[] {
  const answers = members.map(({ quiz }) => describeTraits(quiz))
  const trait = (name: string) =>
    answers.map((lines) => lines.filter((line) => line.trait === name).map(({ words }) => words))
  const lines = {
    Ages: describeValues(
      members.map(({ ageGroup }) => (ageGroup === null ? [] : [ageGroup])),
      { all: true },
    ),
    'In common': describeValues(
      members.map((member) => likesOf(member).filter((one) => likes.includes(one))),
      { all: true },
    ),
    Likes: describeValues(members.map(likesOf)),
    'Travel style': describeValues(trait('travelStyle')),
    Activity: describeValues(trait('activityLevel')),
  }
  return Object.entries(lines).flatMap(([term, words]) =>
    words === undefined ? [] : [{ term, words }],
  )
}
