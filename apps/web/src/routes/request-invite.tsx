import { ApiError } from '@farandfew/api-client'
import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { destinationInfo } from '@farandfew/domain/destinations/destination-info.ts'
import { sharePictureOf } from '@farandfew/domain/pictures/share-picture.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { useParams } from 'react-router-dom'
import { inviteLink, paths } from '../shared/paths.ts'
import { island } from '../shared/deferred/island.tsx'
import { Page } from '../shared/head/page.tsx'
import { InviteHeader } from '../features/invites/invite-header.tsx'
import { InviteLoading } from '../features/invites/invite-loading.tsx'
import { NextSteps } from '../features/invites/next-steps.tsx'
import { TripPoster } from '../features/invites/trip-poster.tsx'
import { useTopOnLoad } from '../features/invites/use-top-on-load.ts'
import TripArchived from '../features/trips/trip-archived.tsx'
import TripNotFound from '../features/trips/trip-not-found.tsx'
import { isArchived, useTrip } from '../features/trips/trips.data.ts'

const notFound = { lead: 'The requested trip could not be found.', allTrips: 'View All Trips' }

const InviteRequest = island(() => import('../features/invites/invite-request.tsx'))

/** The page that requests an invite to a destination's trip, or to a trip by its id. */
export default function RequestInvitePage() {
  const { slug = '' } = useParams()
  const info = destinationInfo(slug)
  if (info) return <InvitePage key={slug} {...info} path={paths.requestInvite(info.slug)} />
  const tripId = Number(slug)
  if (!/^[0-9]+$/.test(slug)) return <TripNotFound {...notFound} />
  return <InvitePage key={slug} tripId={tripId} path={paths.requestInvite(tripId)} />
}

interface InvitePageProps {
  tripId: number
  /** The page's own path. */
  path: string
  /** What the page calls the trip before it is loaded. */
  name?: string
}

/** The page in every state: loading, not found, failed, loaded. */
function InvitePage({ tripId, path, name }: InvitePageProps) {
  useTopOnLoad()
  const query = useTrip(tripId)
  const trip = query.data
  if (isArchived(query.error)) return <TripArchived title={trip?.title} />
  if (!trip) {
    if (query.isFetching) return <InviteLoading path={path} name={name} />
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <TripNotFound {...notFound} {...(!isMissing && { onRetry: () => void query.refetch() })} />
    )
  }
  const { thanks, answer } = availabilityTexts[trip.availability].invite
  return (
    <Page
      title={`Request Invite - ${trip.title}`}
      description={`Request an invite to ${trip.title}: tell us why you would like to come, and we answer within ${inviteReviewHours} hours. ${trip.description}`}
      path={inviteLink(trip)}
      shareImage={sharePictureOf(trip)}
    >
      <InviteHeader name={name ?? trip.title} trip={trip} />
      <Section top="clamp(32px, 5vw, 56px)">
        <Grid columns={[3, 2]} from="split" gap={16} rowGap={10} align="start">
          <InviteRequest trip={trip} thanks={thanks} answer={answer} />
          <TripPoster trip={trip} />
        </Grid>
      </Section>
      <NextSteps availability={trip.availability} />
    </Page>
  )
}
