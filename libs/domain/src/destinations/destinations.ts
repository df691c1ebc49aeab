/** The places the club goes to, in the order of the trips' fixed ids 1-10. */
export const destinationSlugs = [
  'turkey',
  'bali',
  'montenegro',
  'sri-lanka',
  'portugal',
  'mexico',
  'japan',
  'albania',
  'armenia',
  'koh-samui',
] as const

export type DestinationSlug = (typeof destinationSlugs)[number]

export const destinationNames: Readonly<Record<DestinationSlug, string>> = {
  turkey: 'Turkey',
  bali: 'Bali',
  montenegro: 'Montenegro',
  'sri-lanka': 'Sri Lanka',
  portugal: 'Portugal',
  mexico: 'Mexico',
  japan: 'Japan',
  albania: 'Albania',
  armenia: 'Armenia',
  'koh-samui': 'Koh Samui',
}

/**
 * The catalogue's destination that a text names ('Bali, Indonesia' → 'bali'), or undefined.
 * Where a text names several, the first of the catalogue's order.
 */
export function destinationIn(text: string): DestinationSlug | undefined {
  const wanted = text.toLowerCase()
  return destinationSlugs.find((slug) => wanted.includes(destinationNames[slug].toLowerCase()))
}
