import { DeparturesRoom } from '../features/departures/departures-room.tsx'
import { Page } from '../features/page/page.tsx'

/** The departures of every season. */
export default function DeparturesPage() {
  return (
    <Page title="Departures">
      <DeparturesRoom />
    </Page>
  )
}
