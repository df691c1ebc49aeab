import { priceLabel, tierPrices } from '../constants/labels.ts'

export const regions = ['europe', 'asia', 'americas', 'africa'] as const
export type Region = (typeof regions)[number]

export type RegionFilter = 'all' | Region
export type DurationFilter = 'all' | '4'

/** The chosen filters; the values are also those in the URL. */
export interface TripFilters {
  readonly region: RegionFilter
  readonly duration: DurationFilter
}

interface FilterOption<Value> {
  readonly value: Value
  readonly label: string
}

export const noTripFilters: TripFilters = { region: 'all', duration: 'all' }

export const regionFilterOptions: readonly FilterOption<RegionFilter>[] = [
  { value: 'all', label: 'All Regions' },
  { value: 'europe', label: 'Europe' },
  { value: 'asia', label: 'Asia' },
  { value: 'americas', label: 'Americas' },
  { value: 'africa', label: 'Africa' },
]

export const durationFilterOptions: readonly FilterOption<DurationFilter>[] = [
  { value: 'all', label: 'All Durations' },
  { value: '4', label: `4-Day Experience (${priceLabel(tierPrices[2])})` },
]

/**
 * The trips that match both filters, in their order. Regions are compared ignoring case, durations as numbers of days.
 */
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

/** The filters named by URL parameters; missing and unknown values mean all. */
export function parseTripFilters(values: { region?: UrlValue; duration?: UrlValue }): TripFilters {
  const region = values.region?.toLowerCase()
  const { duration } = values
  return {
    region: regions.find((known) => known === region) ?? 'all',
    duration: duration === '4' ? duration : 'all',
  }
}

/** The URL parameters of the filters; empty for all, so that the plain page keeps its plain URL. */
export function tripFilterValues(filters: TripFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== 'all'))
}

/** The line above the grid: 1 → '1 Experience Found'. */
export function experiencesFound(count: number): string {
  return `${count} ${count === 1 ? 'Experience' : 'Experiences'} Found`
}
