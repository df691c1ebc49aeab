import type { DestinationSlug } from '../destinations/destinations.ts'
import type { Picture } from './pictures.ts'

const tall = (slug: DestinationSlug, subject: string, alt: string): Picture => ({
  src: `/art/gallery/${slug}/${subject}.svg`,
  alt,
  width: 800,
  height: 1000,
})

const wide = (slug: DestinationSlug, subject: string, alt: string): Picture => ({
  src: `/art/gallery/${slug}/${subject}.svg`,
  alt,
  width: 1000,
  height: 800,
})

/** The gallery of every destination, in the order the site shows it. */
export const tripGalleries: Readonly<Record<DestinationSlug, readonly Picture[]>> = {
  turkey: [
    wide('turkey', 'blue-mosque', 'The domes and minarets of the Blue Mosque at violet dusk'),
    tall('turkey', 'balloon-over-goreme', 'A striped balloon drifting close above a rose valley'),
    tall('turkey', 'spice-bazaar', 'Cones of spice under glass lanterns in the Spice Bazaar'),
    wide('turkey', 'oludeniz-gulet', 'A wooden gulet at anchor in the blue lagoon of Ölüdeniz'),
    tall(
      'turkey',
      'turkish-breakfast',
      'A Turkish breakfast from above, with tea in tulip glasses',
    ),
    tall('turkey', 'whirling-dervish', 'A whirling dervish, his white skirt opened like a bell'),
    wide('turkey', 'pamukkale-terraces', 'Bathers in the white terraced pools of Pamukkale'),
    tall('turkey', 'library-of-ephesus', 'The library of Celsus at Ephesus in afternoon sun'),
    tall('turkey', 'hammam', 'Shafts of light falling through the star-pierced dome of a hammam'),
    tall('turkey', 'galata-tower', 'Galata Tower above a lamplit Istanbul street and its cats'),
  ],
  bali: [
    wide('bali', 'ulun-danu-temple', 'The tiered towers of Ulun Danu on Lake Bratan in the mist'),
    tall('bali', 'tegallalang-terraces', 'The rice terraces of Tegallalang stepping down to palms'),
    wide(
      'bali',
      'kelingking-cliff',
      'Kelingking’s cliff reaching into turquoise sea like a dinosaur',
    ),
    tall('bali', 'legong-dancer', 'A Legong dancer in a gold headdress, her fan raised'),
    tall('bali', 'flower-bath', 'A stone bath filled with frangipani and hibiscus, from above'),
    tall('bali', 'ubud-macaques', 'A macaque and her young on a mossy statue in Ubud’s forest'),
    wide('bali', 'ubud-market', 'Parasols, baskets and fruit at the morning market in Ubud'),
    wide('bali', 'canggu-surfer', 'A surfer crossing a green wave at Canggu'),
    tall('bali', 'nasi-campur', 'Nasi campur on a banana leaf with a coconut to drink'),
    tall('bali', 'tanah-lot', 'Tanah Lot temple on its sea rock at sunset'),
  ],
  montenegro: [
    tall('montenegro', 'kotor-walls', 'The lit walls of Kotor climbing the mountain at nightfall'),
    wide('montenegro', 'sveti-stefan', 'The island village of Sveti Stefan on its spit of sand'),
    tall(
      'montenegro',
      'tara-bridge',
      'The tall arches of the Tara canyon bridge over a green river',
    ),
    tall('montenegro', 'bay-from-lovcen', 'The hairpin road down Lovćen with the bay far below'),
    wide('montenegro', 'black-lake', 'Black Lake in Durmitor, a peak and firs mirrored in it'),
    wide('montenegro', 'tara-rafting', 'Friends in a raft in the white water of the Tara'),
    tall('montenegro', 'ostrog-monastery', 'The white monastery of Ostrog set into its cliff'),
    tall('montenegro', 'budva-beach', 'Parasols on a Budva beach, seen from straight above'),
    wide(
      'montenegro',
      'adriatic-table',
      'Oysters, prosciutto and white wine on a table by the sea',
    ),
    wide('montenegro', 'skadar-lake', 'The river bend at Lake Skadar curling round a green hill'),
  ],
  'sri-lanka': [
    tall('sri-lanka', 'sigiriya-lion-gate', 'Climbers between the lion’s paws at Sigiriya'),
    wide(
      'sri-lanka',
      'nine-arches-train',
      'The blue train crossing the Nine Arches Bridge near Ella',
    ),
    tall('sri-lanka', 'stilt-fishermen', 'Stilt fishermen over the surf at sunset near Koggala'),
    wide('sri-lanka', 'yala-leopard', 'A leopard resting on a branch in Yala'),
    wide(
      'sri-lanka',
      'temple-of-the-tooth',
      'The Temple of the Tooth across Kandy’s lake at night',
    ),
    tall('sri-lanka', 'adams-peak', 'Pilgrims’ lamps zigzagging up Adam’s Peak before sunrise'),
    tall(
      'sri-lanka',
      'rice-and-curry',
      'Rice and small bowls of curry on a lotus leaf, from above',
    ),
    wide('sri-lanka', 'mirissa-coconut-hill', 'Palms on the red dome of Coconut Hill at Mirissa'),
    tall(
      'sri-lanka',
      'peradeniya-palms',
      'The avenue of royal palms in the Peradeniya gardens near Kandy',
    ),
    tall('sri-lanka', 'galle-lighthouse', 'The white lighthouse on the ramparts of Galle Fort'),
  ],
  portugal: [
    tall('portugal', 'tram-28', 'Yellow tram 28 climbing a steep street in Lisbon’s Alfama'),
    wide('portugal', 'benagil-cave', 'Sunlight through the eye of the sea cave at Benagil'),
    wide('portugal', 'pena-palace', 'The red and yellow towers of Pena Palace above Sintra’s mist'),
    wide('portugal', 'douro-terraces', 'Vine terraces above a bend of the Douro in autumn'),
    tall('portugal', 'pasteis-de-nata', 'Pastéis de nata and coffee on a blue tiled table'),
    tall('portugal', 'fado-night', 'A fado singer in a shawl beside a Portuguese guitar'),
    tall('portugal', 'nazare-wave', 'A surfer under Nazaré’s giant wave, the red lighthouse above'),
    tall(
      'portugal',
      'azulejo-facade',
      'A tiled Lisbon housefront with laundry and a cat at the window',
    ),
    wide('portugal', 'costa-nova-houses', 'The candy-striped fishing houses of Costa Nova'),
    wide(
      'portugal',
      'alentejo-cork-oak',
      'Storks over a lone cork oak on the gold plain of Alentejo',
    ),
  ],
  mexico: [
    tall('mexico', 'cenote', 'A swimmer in a shaft of sun in a cenote hung with roots'),
    wide('mexico', 'chichen-itza', 'The stepped pyramid of Chichén Itzá under a red evening sky'),
    tall('mexico', 'papel-picado-street', 'Paper flags over a street to San Miguel’s pink church'),
  ],
  japan: [
    tall(
      'japan',
      'fushimi-inari-gates',
      'A walker in the tunnel of vermilion gates at Fushimi Inari',
    ),
    wide('japan', 'miyajima-torii', 'The great torii of Miyajima standing in the evening tide'),
    tall('japan', 'arashiyama-bamboo', 'A cyclist on the path through Arashiyama’s bamboo'),
    wide('japan', 'himeji-castle', 'Himeji’s white castle tiered above autumn maples'),
    tall('japan', 'omoide-yokocho', 'Red lanterns over a rainy alley of bars in Shinjuku'),
    tall('japan', 'ramen-counter', 'A steaming bowl of ramen on a counter, seen from above'),
    tall('japan', 'tea-ceremony', 'Tea being whisked by a round window onto a moss garden'),
    wide('japan', 'snow-monkeys', 'Snow monkeys soaking in a hot spring while snow falls'),
    wide('japan', 'shirakawa-go', 'Steep thatched farmhouses of Shirakawa-go lit on a snowy night'),
    wide(
      'japan',
      'shinkansen-and-fuji',
      'A white bullet train racing past tea fields and Mount Fuji',
    ),
  ],
  albania: [
    wide('albania', 'ksamil-islands', 'Rowing boats in clear water off the islets of Ksamil'),
    tall('albania', 'byllis-theatre', 'The ancient theatre of Byllis high above the braided Vjosa'),
    tall('albania', 'gjirokaster-bazaar', 'A cobbled bazaar lane in Gjirokastër below its castle'),
  ],
  armenia: [
    wide('armenia', 'sevan-monastery', 'Sevanavank’s dark stone churches above the blue lake'),
    tall('armenia', 'garni-temple', 'The columned temple of Garni among apricot trees'),
    tall('armenia', 'lavash-baking', 'A baker slapping lavash into a glowing clay oven'),
  ],
  'koh-samui': [
    wide('koh-samui', 'big-buddha', 'The golden Big Buddha above his naga staircase'),
    tall(
      'koh-samui',
      'night-market',
      'Friends on stools at a lantern-lit food stall, the wok in flames',
    ),
    tall('koh-samui', 'coral-reef', 'A snorkeller gliding over a reef beside a turtle'),
  ],
}
