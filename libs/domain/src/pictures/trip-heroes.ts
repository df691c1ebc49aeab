import type { DestinationSlug } from '../destinations/destinations.ts'
import type { Picture } from './pictures.ts'
import { hero, turkeyHero } from './turkey-hero.ts'

/** The hero of every destination. */
export const tripHeroes: Readonly<Record<DestinationSlug, Picture>> = {
  turkey: turkeyHero,
  bali: hero('bali', 'Mount Agung framed by the split gate of a temple at sunrise'),
  montenegro: hero('montenegro', 'Our Lady of the Rocks in the Bay of Kotor, ringed by mountains'),
  'sri-lanka': hero(
    'sri-lanka',
    'A leopard on a rock in Yala, elephants wading through the sunset',
  ),
  portugal: hero('portugal', 'Porto’s iron bridge over the Douro, wine boats moored below'),
  mexico: hero('mexico', 'The cliff-top Maya temple of Tulum above a turquoise beach'),
  japan: hero('japan', 'Mount Fuji over Lake Kawaguchiko, framed by cherry blossom'),
  albania: hero('albania', 'The thousand windows of Berat rising above the Osum river'),
  armenia: hero('armenia', 'Khor Virap monastery before the two snowy peaks of Ararat'),
  'koh-samui': hero('koh-samui', 'Long-tail boats drawn up under leaning palms on Koh Samui'),
}
