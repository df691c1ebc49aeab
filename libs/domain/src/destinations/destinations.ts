import type { DestinationSlug } from './all-destinations.ts'
import { destinationNames, destinationSlugs } from './destinations.derived.ts'

/**
 * The destination that a text names ('Bali, Indonesia' → 'bali'), or undefined. If it names several, the first one by
 * trip id.
 */
export function destinationIn(text: string): DestinationSlug | undefined {
  const wanted = text.toLowerCase()
  return destinationSlugs.find((slug) => wanted.includes(destinationNames[slug].toLowerCase()))
}
