import { ApiError } from '@farandfew/api-client/call'
import { tripLink } from '../../app/paths.ts'
import { island } from '../deferred/island.tsx'
import { Page } from '../head/page.tsx'
import { InquirySection, NewsletterSection } from '../forms/closing-sections.tsx'
import { shareImageOf } from './share-image.ts'
import { useTrip } from '../trips/trips.data.ts'
import { OverviewSection } from './overview-section.tsx'
import { TripHero } from './trip-hero.tsx'
import { TripLoading } from './trip-loading.tsx'
import { TripNotFound } from './trip-not-found.tsx'

const TripMore = island(() => import('./trip-more.tsx'))

/** Everything about one trip, in every state: loading, not there, failed, found. */
export function TripPage({ id }: { id: number }) {
  const { data: trip, error, isFetching, refetch } = useTrip(id)
  if (!trip && isFetching) return <TripLoading />
  if (!trip) {
    const isGone = error instanceof ApiError && error.status === 404
    return isGone ? <TripNotFound /> : <TripNotFound onRetry={() => void refetch()} />
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
