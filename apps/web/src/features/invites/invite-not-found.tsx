import { Button, ButtonLink } from '@farandfew/ui/button'
import { PageHeader } from '@farandfew/ui/page'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

interface InviteNotFoundProps {
  /** Where the trip failed to load rather than is not there: asks again. */
  onRetry?: () => void
}

const explanation = 'The requested trip could not be found.'

/** A destination that the club does not go to, or whose trip could not be loaded (rulings 14 and 35). */
export function InviteNotFound({ onRetry }: InviteNotFoundProps) {
  return (
    <Page title="Trip Not Found" description={explanation}>
      <PageHeader title="Trip Not Found" lead={explanation}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <ButtonLink href={paths.trips} variant={onRetry ? 'secondary' : 'primary'}>
          View All Trips
        </ButtonLink>
      </PageHeader>
    </Page>
  )
}
