import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'

export const factsAnchor = 'before-you-decide'
/** The heading of the facts that decide, by which answers call them. */
export const factsTitle = 'Before You Decide'

const words: readonly (readonly [fact: keyof PracticalFacts, word: string])[] = [
  ['costs', 'what it costs'],
  ['food', 'food'],
  ['visa', 'visa'],
  ['weather', 'weather'],
]

/** 'What it costs, food, visa and weather': the most wanted facts that a trip has; undefined if it has none of them. */
export function factsLinkText(facts: Trip['practicalFacts']): string | undefined {
  const known = words.flatMap(([fact, word]) => (facts?.[fact] ? [word] : []))
  const text = [known.slice(0, -1).join(', '), ...known.slice(-1)].filter(Boolean).join(' and ')
  return text ? text[0]!.toUpperCase() + text.slice(1) : undefined
}
