import type { DestinationSlug } from '../destinations/destinations.ts'
import type { Picture } from './pictures.ts'

/** A destination's hero: 16:9, what matters within the middle two thirds. */
export const hero = (slug: DestinationSlug, alt: string): Picture => ({
  src: `/art/trips/${slug}/hero.svg`,
  alt,
  width: 1600,
  height: 900,
})

/** The hero of Turkey, which the home page opens with too. */
export const turkeyHero = hero(
  'turkey',
  'Hot-air balloons over the fairy chimneys of Göreme at dawn',
)
