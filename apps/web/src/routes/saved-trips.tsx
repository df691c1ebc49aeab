import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { Box } from '@farandfew/ui/primitives/primitives.ts'
import { paths } from '../shared/paths.ts'
import { Deferred } from '../shared/deferred/deferred.tsx'
import { Page } from '../shared/head/page.tsx'
import { SavedTripsFrame } from '../features/saved-trips/saved-trips-frame.tsx'

const loadList = () => import('../features/saved-trips/saved-trips-section.tsx')

/** The trips that the visitor or member saved. Search engines do not list it. */
export default function SavedTripsPage() {
  return (
    <Page title="Saved Trips" description="The trips that you saved.">
      <PageHeader
        title="Saved Trips"
        lead="The trips that you want to come back to. Press Save on a trip's page to add it."
      />
      <Box minHeight="75vh">
        <Deferred
          load={loadList}
          when="now"
          props={{}}
          placeholder={<Loading />}
          problemFrame={Section}
        />
      </Box>
    </Page>
  )
}

const Loading = () => (
  <Section top="0">
    <SavedTripsFrame>
      <p role="status" data-loading>
        Loading your saved trips…
      </p>
      <noscript>
        <p>
          Your list needs JavaScript. Please switch it on and open this page again, or browse{' '}
          <a href={paths.trips}>all trips</a>.
        </p>
      </noscript>
    </SavedTripsFrame>
  </Section>
)
