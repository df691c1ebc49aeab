import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { paths } from '../shared/paths.ts'
import { island } from '../shared/deferred/island.tsx'
import { Page } from '../shared/head/page.tsx'

const DestinationWall = island(() => import('../features/galleries/destination-wall.tsx'))

const lead =
  'Six places in ten pictures each: the light, the food and the road. Choose one and look around.'

/** The index of the destination galleries. */
export default function MoodboardsPage() {
  return (
    <Page
      title="Destination Moodboards"
      description={lead}
      path={paths.moodboards}
      shareImage="/art/share/moodboards.png"
    >
      <PageHeader title="Destination Moodboards" lead={lead} />
      <DestinationWall />
    </Page>
  )
}
