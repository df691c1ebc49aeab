import { byDestination } from '../destinations/all-destinations.ts'
import type { Picture } from './pictures.ts'

/** The card of every destination, 4:3. */
export const tripCards = byDestination(({ slug, pictures }): Picture => ({
  src: `/art/trips/${slug}/card.svg`,
  alt: pictures.card,
  width: 800,
  height: 600,
}))
