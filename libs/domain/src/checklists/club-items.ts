import { destinationIn } from '../destinations/destinations.ts'
import type { DestinationSlug } from '../destinations/all-destinations.ts'

/** An item that the club lists for everyone on a departure. Each member ticks their own; the others do not see it. */
export interface ClubItem {
  /** Stored with a member's tick, so it never changes. */
  readonly key: string
  readonly label: string
}

const everywhere: readonly ClubItem[] = [
  { key: 'passport', label: 'Passport, valid for six months after you return' },
  { key: 'visa', label: 'Visa or entry permit, if your passport needs one' },
  { key: 'insurance', label: 'Travel insurance, with its emergency number handy' },
  { key: 'flights', label: 'Flights booked, and your arrival added on this page' },
  { key: 'money', label: 'A card that works abroad, and some cash for the first day' },
  { key: 'medicine', label: 'Any medicine you need, in your hand luggage' },
]

const byDestination: Readonly<Record<DestinationSlug, readonly ClubItem[]>> = {
  turkey: [
    { key: 'valley-shoes', label: 'Shoes for dusty valley paths' },
    { key: 'dawn-layer', label: 'A warm layer for the valleys before sunrise' },
  ],
  bali: [
    { key: 'sarong', label: 'A sarong, or clothes that cover knees and shoulders, for temples' },
    { key: 'rain-layer', label: 'A light rain jacket for the hills' },
  ],
  montenegro: [
    { key: 'steps-shoes', label: 'Shoes for the steps above Kotor' },
    { key: 'swimwear', label: 'Swimwear and a towel for the bay' },
  ],
  'sri-lanka': [
    { key: 'temple-clothes', label: 'Clothes that cover knees and shoulders, for temples' },
    { key: 'insects', label: 'Insect repellent for the evenings' },
  ],
  portugal: [
    { key: 'hill-shoes', label: 'Shoes that grip on steep cobblestones' },
    { key: 'wind-layer', label: 'A wind jacket for the Atlantic coast' },
  ],
  mexico: [
    { key: 'sun', label: 'Hat and sun cream for the ruins' },
    { key: 'swimwear', label: 'Swimwear for the cenotes' },
  ],
  japan: [
    { key: 'easy-shoes', label: 'Shoes that come off easily, and good socks' },
    { key: 'small-bag', label: 'A small bag for the nights in the mountains' },
  ],
  albania: [
    { key: 'river-shoes', label: 'Shoes that may get wet at the river' },
    { key: 'swimwear', label: 'Swimwear for the Ionian coast' },
  ],
  armenia: [
    { key: 'scarf', label: 'A scarf for the monasteries' },
    { key: 'dawn-layer', label: 'A warm layer for the passes' },
  ],
  'koh-samui': [
    { key: 'reef-cream', label: 'Sun cream that does not harm reefs' },
    { key: 'dry-bag', label: 'A dry bag for the boats' },
  ],
}

/** Plug types by destination (IEC 60083 letters). */
const plugs: Readonly<Record<DestinationSlug, string>> = {
  turkey: 'C and F',
  bali: 'C and F',
  montenegro: 'C and F',
  'sri-lanka': 'D and G',
  portugal: 'C and F',
  mexico: 'A and B',
  japan: 'A and B',
  albania: 'C and F',
  armenia: 'C and F',
  'koh-samui': 'A, B, C and O',
}

/** What the club lists for everyone on a trip. */
export function clubItems(destination: string): readonly ClubItem[] {
  const slug = destinationIn(destination)
  return slug ? [...everywhere, ...byDestination[slug]] : everywhere
}

/** What a group may want to share on a trip: one of each is enough. */
export function sharedSuggestions(destination: string): readonly string[] {
  const slug = destinationIn(destination)
  return [
    slug ? `Power adapter (plug types ${plugs[slug]})` : 'Power adapter',
    'First-aid kit',
    'Pack of cards',
    'Portable speaker',
  ]
}
