import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Page } from '../../shared/head/page.tsx'
import { paths } from '../../shared/paths.ts'

/** Shown for a trip that the club no longer offers. `title` may be known from the page of an earlier build. */
export default function TripArchived({
  title = 'No Longer Offered',
}: {
  title?: string | undefined
}) {
  return (
    <Page title={title} description="A trip that the club no longer offers.">
      <PageHeader
        title={title}
        lead="We no longer offer this trip. If you have travelled with us, your bookings and receipts stay in your account."
      >
        <ButtonLink href={paths.trips}>Browse All Trips</ButtonLink>
      </PageHeader>
    </Page>
  )
}
