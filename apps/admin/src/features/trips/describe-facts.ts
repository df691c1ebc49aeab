import type { PracticalFacts } from '@farandfew/domain/trips'

/** The practical facts as lines of text, one for each entry. */
export function describeFacts(facts: PracticalFacts): string {
  return Object.entries(facts)
    .filter(([, fact]) => fact !== undefined)
    .map(([name, fact]) => `${name}: ${words(fact)}`)
    .join('\n')
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value)
    .filter((part) => part !== undefined)
    .map(words)
    .join(', ')
}
