import { listedWords } from '../text/words.ts'
import type { Interest } from '../traits/traits.options.ts'
import type { AgeBand, GroupFigures } from './group-summary.ts'

/** The fewest members of whom anything is said: what is true of more than half of fewer would give too much away. */
const summaryGroupSize = 9

/** How much of a departure must be booked before its group is described: later, the text is about more of the group. */
const describedShare = 3 / 4

/** The members with whom the group of a departure of so many seats is described; more than there are seats if it never is. */
export const describedSize = (seats: number): number =>
  Math.max(summaryGroupSize, Math.ceil(seats * describedShare))

/** The bands are wider than the club's ages at their outer end, which is therefore not named. */
const ageWords: Readonly<Record<AgeBand, string>> = { '25-35': 'under 35', '35+': '35 or older' }

const genderWords = { woman: 'women', man: 'men' } as const

const likeWords: Readonly<Record<Interest, string>> = {
  'old-cities': 'old cities',
  sea: 'the sea',
  mountains: 'mountains',
  countryside: 'the countryside',
  wildlife: 'wildlife',
  cooking: 'cooking',
  wine: 'wine',
  wellness: 'wellness',
  rituals: 'temples and rituals',
  journeys: 'trains and boats',
}

/** What is said of the answers of a group, line by line. */
export function describeGroupFigures({ ages, genders, countries, likes }: GroupFigures): string[] {
  const share = ({ isMost }: { isMost: boolean }) => (isMost ? 'Mostly' : 'Many')
  const lines: string[] = []
  if (ages?.name) lines.push(`${share(ages)} ${ageWords[ages.name]}`)
  if (genders) {
    lines.push(genders.name ? `${share(genders)} ${genderWords[genders.name]}` : 'A mixed group')
  }
  if (countries) {
    lines.push(
      countries.name ? `${share(countries)} from ${countries.name}` : 'From different countries',
    )
  }
  if (likes.length > 0) {
    lines.push(`Many like ${listedWords(likes.map((like) => likeWords[like]))}`)
  }
  return lines
}

/**
 * What a page says of who is going on a departure: the lines about its group, or when there will be some. Nothing if its group
 * gives nothing to say, or if its seats are not known.
 */
export function groupLinesOf({
  groupSummary,
  seats,
}: {
  groupSummary?: GroupFigures | null
  seats?: { readonly total: number; readonly booked: number } | undefined
}): string[] {
  if (groupSummary) return describeGroupFigures(groupSummary)
  if (!seats) return []
  const size = describedSize(seats.total)
  return seats.booked < size && size <= seats.total
    ? [`We say who is going once ${size} of ${seats.total} seats are booked`]
    : []
}
