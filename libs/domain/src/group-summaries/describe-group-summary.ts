import type { Interest } from '../quiz/traits.options.ts'
import type { Gender } from '../users/users.options.ts'
import type { GroupSummary } from './group-summary.ts'

const genderWords: Readonly<Record<Gender, string>> = {
  woman: 'women',
  man: 'men',
  'non-binary': 'non-binary people',
}

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

/** 'wine', 'wine and cooking', 'wine, cooking and the sea'. */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')

const agesText = (ages: string) =>
  ages.endsWith('+') ? `${ages.slice(0, -1)} and over` : ages.replace('-', '–')

/** The lines of a summary; the first is how many are going. */
export function describeGroupSummary(summary: GroupSummary): string[] {
  const { going, ages, genders, countries, likes } = summary
  const lines = [`${going} or more are going`]
  if (ages) lines.push(`Mostly aged ${agesText(ages)}`)
  if (genders) {
    const words = listed(genders.names.map((name) => genderWords[name]))
    lines.push(
      genders.isMost ? `Mostly ${words}` : words.replace(/^./, (first) => first.toUpperCase()),
    )
  }
  if (countries) {
    const { isMost, names } = countries
    lines.push(isMost ? `Mostly from ${listed(names)}` : `From ${listed([...names, 'elsewhere'])}`)
  }
  if (likes.length > 0) lines.push(`Many like ${listed(likes.map((like) => likeWords[like]))}`)
  return lines
}
