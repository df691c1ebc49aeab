import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

interface TripNotFoundProps {
  /** Loads the trip again. Only set if loading failed. */
  onRetry?: () => void
  lead?: string
  /** The label of the link to all trips. */
  allTrips?: string
}

/** Shown for a trip that does not exist or could not be loaded. */
export default function TripNotFound({
  onRetry,
  lead = "Sorry, we couldn't find the trip you're looking for.",
  allTrips = 'Browse All Trips',
}: TripNotFoundProps) {
  return (
    <Page title="Trip Not Found" description={lead}>
      <PageHeader title="Trip Not Found" lead={lead} image={notFoundPicture}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink href={paths.trips} variant={onRetry ? 'secondary' : 'primary'}>
          {allTrips}
        </ButtonLink>
      </PageHeader>
    </Page>
  )
}
