import {
  destinationInfo,
  tripIdOfDestination,
} from '@farandfew/domain/destinations/destination-info.ts'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import {
  destinationSlugs,
  destinationsWithGallery,
  destinationsWithPage,
} from '@farandfew/domain/destinations/destinations.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import type { Queries } from '../../shared/page-data.ts'
import { type Page, pageList } from '../../shared/pages.ts'
import { tripQuery, tripsQuery } from '../../features/trips/trips.data.ts'

/** A page that is known at build time. */
export interface StaticPage {
  path: string
  page: Page
  trip: Trip | undefined
  /** The API data that the page reads, taken from the catalogue of the build. */
  queries: Queries
}

/** The list of trips has no practical facts. */
const listedTrips = catalogue.map(({ practicalFacts: _, ...trip }) => trip)

/** Every page that is prerendered under its own path. */
export const staticPages: readonly StaticPage[] = pageList.flatMap((page) =>
  parametersOf(page).map(({ value, tripId }) => {
    const trip = page.reads === 'trip' ? catalogue.find(({ id }) => id === tripId) : undefined
    return { path: page.path.replace(/:\w+/, value), page, trip, queries: queriesOf(page, trip) }
  }),
)

interface Parameter {
  value: string
  tripId?: number | undefined
}

/** The values of a page's parameter; one empty value if it has none. */
function parametersOf({ each }: Page): readonly Parameter[] {
  switch (each) {
    case 'trip':
      return catalogue.map(({ id }) => ({ value: String(id), tripId: id }))
    case 'destination':
      return destinationSlugs.map((slug) => ({
        value: slug,
        tripId: destinationInfo(slug)?.tripId,
      }))
    case 'destination with page':
      return destinationsWithPage.map((slug) => ({
        value: slug,
        tripId: tripIdOfDestination(slug),
      }))
    case 'destination with gallery':
      return destinationsWithGallery.map((slug) => ({ value: slug }))
    case 'departure':
    case 'receipt':
    case 'group':
      return []
    default:
      return [{ value: '' }]
  }
}

function queriesOf({ reads }: Page, trip: Trip | undefined): Queries {
  if (reads === 'trips') return [[tripsQuery.queryKey, listedTrips]]
  return trip ? [[tripQuery(trip.id).queryKey, trip]] : []
}
