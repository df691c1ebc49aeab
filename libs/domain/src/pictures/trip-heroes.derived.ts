import { byDestination } from '../destinations/all-destinations.ts'
import type { Picture } from './pictures.ts'

/** The hero of every destination, 16:9, with its subject within the middle two thirds. */
export const tripHeroes = byDestination(({ slug, pictures }): Picture => ({
  src: `/art/trips/${slug}/hero.svg`,
  alt: pictures.hero,
  width: 1600,
  height: 900,
}))
