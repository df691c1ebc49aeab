import { ApiError } from '@farandfew/api-client/call'
import { tripLink } from '../app/paths.ts'
import { island } from '../features/deferred/island.tsx'
import { Page } from '../features/head/page.tsx'
import { InquirySection, NewsletterSection } from './closing-sections.tsx'
import { shareImageOf } from '../features/trip/share-image.ts'
import { useTrip } from '../features/trips/trips.data.ts'
import { OverviewSection } from '../features/trip/overview-section.tsx'
import { TripHero } from '../features/trip/trip-hero.tsx'
import { TripLoading } from '../features/trip/trip-loading.tsx'
import { TripNotFound } from '../features/trip/trip-not-found.tsx'

const TripMore = island(() => import('../features/trip/trip-more.tsx'))

/** Everything about one trip, in every state: loading, not there, failed, found. */
export function TripPage({ id }: { id: number }) {
  const query = useTrip(id)
  const trip = query.data
  if (!trip) {
    if (query.isFetching) return <TripLoading />
    const isGone = query.error instanceof ApiError && query.error.status === 404
    return isGone ? <TripNotFound /> : <TripNotFound onRetry={() => void query.refetch()} />
  }
  return (
    <Page
      title={trip.title}
      description={trip.description}
      path={tripLink(trip)}
      shareImage={shareImageOf(trip)}
    >
      <TripHero trip={trip} />
      <OverviewSection trip={trip} />
      <TripMore trip={trip} />
      <InquirySection />
      <NewsletterSection />
    </Page>
  )
}
