import { priceLabel, tierPrices } from '../constants/labels.ts'
import { regions, type Region } from '../trips/regions.ts'

export type RegionFilter = 'all' | Region
export type DurationFilter = 'all' | '4'

/** What the visitor has chosen; each value stands in the URL as it is. */
export interface TripFilters {
  readonly region: RegionFilter
  readonly duration: DurationFilter
}

interface FilterOption<Value> {
  readonly value: Value
  readonly label: string
}

/** Every trip. */
export const noTripFilters: TripFilters = { region: 'all', duration: 'all' }

/** The region filter's options, in their order. */
export const regionFilterOptions: readonly FilterOption<RegionFilter>[] = [
  { value: 'all', label: 'All Regions' },
  { value: 'europe', label: 'Europe' },
  { value: 'asia', label: 'Asia' },
  { value: 'americas', label: 'Americas' },
  { value: 'africa', label: 'Africa' },
]

/** The duration filter's options, in their order. */
export const durationFilterOptions: readonly FilterOption<DurationFilter>[] = [
  { value: 'all', label: 'All Durations' },
  { value: '4', label: `4-Day Experience (${priceLabel(tierPrices[2])})` },
]

/** The trips that pass both filters, in the order they came. The region is compared without case, the duration as a number of days. */
export function filterTrips<T extends { readonly region: string; readonly duration: number }>(
  trips: readonly T[],
  filters: TripFilters,
): T[] {
  return trips.filter(
    (trip) =>
      (filters.region === 'all' || trip.region.toLowerCase() === filters.region) &&
      (filters.duration === 'all' || trip.duration === Number(filters.duration)),
  )
}

type UrlValue = string | null | undefined

/** The filters that a URL's values name; what is absent or not known reads as all. */
export function parseTripFilters(values: { region?: UrlValue; duration?: UrlValue }): TripFilters {
  const region = values.region?.toLowerCase()
  const { duration } = values
  return {
    region: regions.find((known) => known === region) ?? 'all',
    duration: duration === '4' ? duration : 'all',
  }
}

/** What the URL holds for the filters: nothing for all, so that the plain page has the plain address. */
export function tripFilterValues(filters: TripFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 'all'))
}

/** The line above the grid: 1 → '1 Experience Found'. */
export function experiencesFound(count: number): string {
  return `${count} ${count === 1 ? 'Experience' : 'Experiences'} Found`
}
