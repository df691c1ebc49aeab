import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

interface TripNotFoundProps {
  /** Loads the trip again. Only set if loading failed. */
  onRetry?: () => void
}

const explanation = "Sorry, we couldn't find the trip you're looking for."

/** Shown for a trip that does not exist or could not be loaded. */
export default function TripNotFound({ onRetry }: TripNotFoundProps) {
  return (
    <Page title="Trip Not Found" description={explanation}>
      <PageHeader title="Trip Not Found" lead={explanation} image={notFoundPicture}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink href={paths.trips} variant={onRetry ? 'secondary' : 'primary'}>
          Browse All Trips
        </ButtonLink>
      </PageHeader>
    </Page>
  )
}
