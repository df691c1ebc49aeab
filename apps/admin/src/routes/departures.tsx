import { DeparturesView } from '../features/departures/departures-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The departures of every season. */
export default function DeparturesPage() {
  return (
    <Page title="Departures">
      <DeparturesView />
    </Page>
  )
}
