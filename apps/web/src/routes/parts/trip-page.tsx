import { ApiError } from '@farandfew/api-client'
import { sharePictureOf } from '@farandfew/domain/pictures/share-picture.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { destinationOf, tripLink } from '../../shared/paths.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { island } from '../../shared/deferred/island.tsx'
import { Page } from '../../shared/head/page.tsx'
import { InquirySection, NewsletterSection } from './closing-sections.tsx'
import { isArchived, useTrip } from '../../features/trips/trips.data.ts'
import { TripBar } from '../../features/trips/bar/trip-bar.tsx'
import { TripHero } from '../../features/trips/trip-hero.tsx'
import { TripLoading } from '../../features/trips/trip-loading.tsx'
import { TripArchived, TripNotFound } from '../../features/trips/trip-not-found.tsx'
import type { TripView } from '../../features/trips/trip-view.ts'

const TripMore = island(() => import('../../features/trips/trip-more.tsx'))
const QuestionsSection = island(() => import('../../features/trips/questions-section.tsx'))
const TalkSection = island(
  () => import('../../features/club-details/talk-section.tsx'),
  undefined,
  'idle',
)
const DeparturesSection = island(() => import('../../features/departures/departures-section.tsx'))
/** Not prerendered, and loaded early, so that it moves nothing that is on the screen. */
const loadReviews = () => import('../../features/trips/reviews-section.tsx')

interface TripPageProps {
  id: number
  /** The parts of the page that differ between `/trips/{id}` and `/destinations/{slug}`. */
  view: (trip: Trip) => TripView
}

/** The page of a trip in every state: loading, not found, failed, loaded. */
export function TripPage({ id, view: viewOf }: TripPageProps) {
  const query = useTrip(id)
  const trip = query.data
  if (isArchived(query.error)) return <TripArchived title={trip?.title} />
  if (!trip) {
    if (query.isFetching) return <TripLoading />
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return isMissing ? <TripNotFound /> : <TripNotFound onRetry={() => void query.refetch()} />
  }
  const view = viewOf(trip)
  return (
    <Page
      title={trip.title}
      description={trip.description}
      path={tripLink(trip)}
      shareImage={sharePictureOf(trip)}
    >
      <TripHero trip={trip} view={view} />
      <TripMore trip={trip} view={view} />
      <Deferred
        load={loadReviews}
        when="now"
        props={{ trip }}
        placeholder={null}
        placeholderSuffices
      />
      <DeparturesSection trip={trip} />
      <QuestionsSection trip={trip} />
      <TalkSection title={trip.title} />
      <InquirySection destination={destinationOf(trip) ?? 'other'} tripId={trip.id} />
      <NewsletterSection />
      <TripBar trip={trip} />
    </Page>
  )
}
