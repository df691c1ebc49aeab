import { listedWords } from '../text/words.ts'
import type { Interest } from '../traits/traits.options.ts'
import type { AgeBand, GroupFigures } from './group-summary.ts'

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
