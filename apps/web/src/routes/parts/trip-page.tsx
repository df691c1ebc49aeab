import { lazy } from 'react'
import { ApiError } from '@farandfew/api-client'
import { sharePictureOf } from '@farandfew/domain/pictures/share-picture.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { tripLink } from '../../shared/paths.ts'
import { island } from '../../shared/deferred/island.tsx'
import { Page } from '../../shared/head/page.tsx'
import { NewsletterSection } from './closing-sections.tsx'
import { isArchived, useTrip } from '../../features/trips/trips.data.ts'
import { TripColumns, TripFrame } from '../../features/trips/trip-columns.ts'
import { TripHero } from '../../features/trips/trip-hero.tsx'
import { TripLoading } from '../../features/trips/trip-loading.tsx'
import type { TripView } from '../../features/trips/trip-view.ts'
import { useOwnBookings } from '../../features/seats/own-bookings.ts'
import { useShownTrip } from '../../features/trips/use-shown-trip.ts'

const TripNotFound = lazy(() => import('../../features/trips/trip-not-found.tsx'))
const TripArchived = lazy(() => import('../../features/trips/trip-archived.tsx'))
const TripBar = island(() => import('../../features/trips/bar/trip-bar.tsx'), '68px', 'chosen')
const OverviewPart = island(
  () => import('../../features/trips/overview-part.tsx'),
  undefined,
  'chosen',
)
const TripPanel = island(() => import('../../features/trips/trip-panel.tsx'), undefined, 'chosen')
const TripMore = island(() => import('../../features/trips/trip-more.tsx'), undefined, 'chosen')
const DeparturesPart = island(() => import('../../features/departures/departures-part.tsx'))
/** Loaded early: search engines and paper have the reviews too, which only the API knows. */
const ReviewsPart = island(() => import('../../features/reviews/reviews-part.tsx'), '0', 'idle')
const DecidePart = island(() => import('../../features/trips/decide-part.tsx'), undefined, 'chosen')
const ConnectSection = island(() => import('../../features/trips/connect-section.tsx'))
/** Loaded early: paper has the numbers too, which only the API knows. */
const AskSection = island(
  () => import('../../features/inquiries/ask-section.tsx'),
  undefined,
  'idle',
)

/** The parts of the page that differ between `/trips/{id}` and `/destinations/{slug}`. */
type ViewOf = (trip: Trip) => TripView

/** The page of a trip in every state: loading, not found, failed, loaded. */
export function TripPage({ id, view }: { id: number; view: ViewOf }) {
  const query = useTrip(id)
  const trip = query.data
  if (isArchived(query.error)) return <TripArchived title={trip?.title} />
  if (!trip) {
    if (query.isFetching) return <TripLoading />
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return isMissing ? <TripNotFound /> : <TripNotFound onRetry={() => void query.refetch()} />
  }
  return <LoadedTrip trip={trip} view={view} />
}

/** The order decides: what is sold, what one does, what it takes, and then how to ask. */
function LoadedTrip({ trip, view: viewOf }: { trip: Trip; view: ViewOf }) {
  const bookings = useOwnBookings()
  const shown = useShownTrip(trip, bookings)
  const view = viewOf(shown.trip)
  return (
    <Page
      title={trip.title}
      description={trip.description}
      path={tripLink(trip)}
      shareImage={sharePictureOf(trip)}
    >
      <TripFrame>
        <TripHero shown={shown} view={view} />
        <TripBar shown={shown} />
        <TripColumns>
          <OverviewPart shown={shown} />
          <TripPanel shown={shown} {...(view.slug && { slug: view.slug })} />
          <TripMore shown={shown} pictures={view.pictures} />
          <DeparturesPart trip={trip} bookings={bookings} />
          <ReviewsPart trip={trip} />
          <DecidePart shown={shown} />
        </TripColumns>
        <ConnectSection />
        <AskSection trip={trip} />
        <NewsletterSection />
      </TripFrame>
    </Page>
  )
}
