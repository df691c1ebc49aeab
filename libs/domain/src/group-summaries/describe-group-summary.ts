import { listedWords } from '../text/listed-words.ts'
import type { Interest } from '../quiz/traits.options.ts'
import { ageGroups, type Gender } from '../members/users.options.ts'
import type { GroupFigures } from './group-summary.ts'

const genderWords: Readonly<Partial<Record<Gender, string>>> = { woman: 'women', man: 'men' }

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

const [lowestAge] = ageGroups[0].split('-')

/** The lowest and the highest age group are wider than the club's ages, so they are described by their other end. */
function agesText(ages: string): string {
  const [from, to] = ages.split('-')
  if (to === undefined) return `${ages.slice(0, -1)} or older`
  return from === lowestAge ? `under ${to}` : `aged ${from}–${to}`
}

function gendersText({ isMost, names }: NonNullable<GroupFigures['genders']>): string[] {
  if (!isMost) return ['A mixed group']
  return names.flatMap((name) => genderWords[name] ?? []).map((word) => `Mostly ${word}`)
}

function countriesText({ isMost, names }: NonNullable<GroupFigures['countries']>): string {
  if (isMost) return `Mostly from ${listedWords(names)}`
  return names.length === 0 ? 'From different countries' : `Some from ${listedWords(names)}`
}

/** What is said of the answers of a group, line by line. */
export function describeGroupFigures(figures: GroupFigures): string[] {
  const { ages, genders, countries, likes } = figures
  const lines: string[] = []
  if (ages) lines.push(`Mostly ${agesText(ages)}`)
  if (genders) lines.push(...gendersText(genders))
  if (countries) lines.push(countriesText(countries))
  if (likes.length > 0) {
    lines.push(`Many like ${listedWords(likes.map((like) => likeWords[like]))}`)
  }
  return lines
}
