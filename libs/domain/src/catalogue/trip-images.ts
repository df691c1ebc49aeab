import type { DestinationSlug } from '../destinations/destinations.ts'
import { tripPictures } from '../pictures/index.ts'

/**
 * Which pictures of a destination's gallery a trip is shown by, in the order of its days. A gallery
 * shows the whole country; a trip only what its guests will see.
 */
const onTheRoute: Readonly<Record<DestinationSlug, readonly string[]>> = {
  turkey: ['galata-tower', 'balloon-over-goreme', 'turkish-breakfast', 'hammam'],
  bali: ['tegallalang-terraces', 'flower-bath', 'legong-dancer', 'ubud-market'],
  montenegro: ['kotor-walls', 'bay-from-lovcen', 'skadar-lake', 'sveti-stefan'],
  'sri-lanka': ['rice-and-curry', 'peradeniya-palms', 'temple-of-the-tooth', 'yala-leopard'],
  portugal: ['douro-terraces', 'tram-28', 'fado-night', 'pena-palace'],
  mexico: ['papel-picado-street', 'cenote', 'chichen-itza'],
  japan: ['shinkansen-and-fuji', 'fushimi-inari-gates', 'ramen-counter', 'tea-ceremony'],
  albania: ['byllis-theatre', 'gjirokaster-bazaar', 'ksamil-islands'],
  armenia: ['garni-temple', 'lavash-baking', 'sevan-monastery'],
  'koh-samui': ['coral-reef', 'big-buddha', 'night-market'],
}

/** The URLs of a trip's pictures: the hero, the card's picture, and those of its route. */
export function tripImages(slug: DestinationSlug): string[] {
  const { hero, card, gallery } = tripPictures[slug]
  const seen = onTheRoute[slug].map((name) => {
    const picture = gallery.find(({ src }) => src.endsWith(`/${name}.svg`))
    if (!picture) throw new Error(`The gallery of ${slug} has no picture ${name}`)
    return picture
  })
  return [hero, card, ...seen].map(({ src }) => src)
}
