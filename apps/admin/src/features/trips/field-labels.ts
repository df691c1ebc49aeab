import type { TripField } from '@farandfew/domain/trips/admin-trips.ts'
import type { Region } from '@farandfew/domain/trips/trip-filters.ts'

export const fieldLabels: Readonly<Record<TripField, string>> = {
  title: 'Title',
  description: 'Description',
  destination: 'Destination',
  region: 'Region',
  duration: 'Duration in days',
  price: 'Price in rupees',
  departureMonths: 'Departure months',
  groupSize: 'Group size',
  decisionDays: 'Days from decision to departure',
  images: 'Pictures',
  imageAlts: 'What the pictures show',
  highlights: 'Highlights',
  itinerary: 'Itinerary',
  includedItems: 'Included',
  excludedItems: 'Not included',
  featured: 'Featured',
  availability: 'Availability',
  extendedEdition: 'Extended edition',
  practicalFacts: 'Practical facts',
  isDraft: 'Draft',
  archived: 'Archived',
}

export const regionLabels: Readonly<Record<Region, string>> = {
  europe: 'Europe',
  asia: 'Asia',
  americas: 'Americas',
  africa: 'Africa',
}

/** 'Title, Price in rupees and Pictures'. */
export function listFields(names: readonly TripField[]): string {
  const labels = names.map((name) => fieldLabels[name])
  const last = labels.pop() ?? ''
  return labels.length === 0 ? last : `${labels.join(', ')} and ${last}`
}
