import type { DestinationSlug } from '../destinations/destinations.ts'
import type { DestinationPictures, Picture } from './pictures.ts'

const hero = (slug: DestinationSlug, alt: string): Picture => ({
  src: `/art/trips/${slug}/hero.svg`,
  alt,
  width: 1600,
  height: 900,
})

const card = (slug: DestinationSlug, alt: string): Picture => ({
  src: `/art/trips/${slug}/card.svg`,
  alt,
  width: 800,
  height: 600,
})

/** The hero and the card of every destination. Apart from the galleries, which most pages do not show. */
export const tripCovers: Readonly<
  Record<DestinationSlug, Pick<DestinationPictures, 'hero' | 'card'>>
> = {
  turkey: {
    hero: hero('turkey', 'Hot-air balloons over the fairy chimneys of Göreme at dawn'),
    card: card('turkey', 'A Bosphorus ferry passing the mosques of Istanbul in golden light'),
  },
  bali: {
    hero: hero('bali', 'Mount Agung framed by the split gate of Lempuyang temple at sunrise'),
    card: card('bali', 'A traveller on a swing, high above a valley of palms'),
  },
  montenegro: {
    hero: hero('montenegro', 'Our Lady of the Rocks in the Bay of Kotor, ringed by mountains'),
    card: card('montenegro', 'The bell tower of Perast above red roofs, a sailboat passing by'),
  },
  'sri-lanka': {
    hero: hero('sri-lanka', 'Sigiriya rock above the jungle, elephants drinking at the lake'),
    card: card('sri-lanka', 'A tea picker with her basket among the tea hills of Nuwara Eliya'),
  },
  portugal: {
    hero: hero('portugal', 'Porto’s iron bridge over the Douro, wine boats moored below'),
    card: card('portugal', 'Belém Tower at the edge of the Tagus as the sun goes down'),
  },
  mexico: {
    hero: hero('mexico', 'The cliff-top Maya temple of Tulum above a turquoise beach'),
    card: card('mexico', 'The painted houses of Guanajuato stacked up their hillside'),
  },
  japan: {
    hero: hero('japan', 'Mount Fuji over Lake Kawaguchiko, framed by cherry blossom'),
    card: card('japan', 'Yasaka Pagoda at the end of a lantern-lit Kyoto lane'),
  },
  albania: {
    hero: hero('albania', 'The thousand windows of Berat rising above the Osum river'),
    card: card('albania', 'The Llogara road winding down to the Albanian Riviera'),
  },
  armenia: {
    hero: hero('armenia', 'Khor Virap monastery before the two snowy peaks of Ararat'),
    card: card('armenia', 'The cable car to Tatev monastery on the rim of its gorge'),
  },
  'koh-samui': {
    hero: hero('koh-samui', 'Long-tail boats drawn up under leaning palms on Koh Samui'),
    card: card('koh-samui', 'The green islands of Ang Thong from the viewpoint above'),
  },
}
