import type { ClubItem } from '../destinations/define-destination.ts'
import { destinationIn } from '../destinations/destinations.ts'
import { passportValidity } from '../travel-details/travel-details-dates.ts'
import { packing, plugs } from './trip-items.derived.ts'

const everywhere: readonly ClubItem[] = [
  { key: 'passport', label: `Passport, ${passportValidity}` },
  { key: 'visa', label: 'Visa or entry permit' },
  { key: 'insurance', label: 'Travel insurance, with its emergency number handy' },
  { key: 'flights', label: 'Flights booked, and your arrival added on this page' },
  { key: 'money', label: 'A card that works abroad, and some cash for the first day' },
  { key: 'medicine', label: 'Any medicine you need, in your hand luggage' },
]

/** What the club lists for everyone on a trip. */
export function clubItems(destination: string): readonly ClubItem[] {
  const slug = destinationIn(destination)
  return slug ? [...everywhere, ...packing[slug]] : everywhere
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
