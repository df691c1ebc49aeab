import type { DestinationSlug } from '../destinations/destinations.ts'
import type { Picture } from './pictures.ts'

const card = (slug: DestinationSlug, alt: string): Picture => ({
  src: `/art/trips/${slug}/card.svg`,
  alt,
  width: 800,
  height: 600,
})

/** The card of every destination. Apart from the rest, since the lists show only these. */
export const tripCards: Readonly<Record<DestinationSlug, Picture>> = {
  turkey: card('turkey', 'A Bosphorus ferry passing the mosques of Istanbul in golden light'),
  bali: card('bali', 'A traveller on a swing, high above a valley of palms'),
  montenegro: card('montenegro', 'The bell tower of Perast above red roofs, a sailboat passing by'),
  'sri-lanka': card('sri-lanka', 'A tea picker with her basket among the tea hills above Kandy'),
  portugal: card('portugal', 'Belém Tower at the edge of the Tagus as the sun goes down'),
  mexico: card('mexico', 'The painted houses of Guanajuato stacked up their hillside'),
  japan: card('japan', 'Yasaka Pagoda at the end of a lantern-lit Kyoto lane'),
  albania: card('albania', 'The Llogara road winding down to the Albanian Riviera'),
  armenia: card('armenia', 'The churches of Noravank at the end of their red gorge'),
  'koh-samui': card('koh-samui', 'The green islands of Ang Thong from the viewpoint above'),
}
