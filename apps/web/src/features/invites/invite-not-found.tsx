import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

interface InviteNotFoundProps {
  /** Loads the trip again. Only set if loading failed. */
  onRetry?: () => void
}

const explanation = 'The requested trip could not be found.'

/** Shown for an unknown destination, and if its trip could not be loaded. */
export function InviteNotFound({ onRetry }: InviteNotFoundProps) {
  return (
    <Page title="Trip Not Found" description={explanation}>
      <PageHeader title="Trip Not Found" lead={explanation} image={notFoundPicture}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink href={paths.trips} variant={onRetry ? 'secondary' : 'primary'}>
          View All Trips
        </ButtonLink>
      </PageHeader>
    </Page>
  )
}
