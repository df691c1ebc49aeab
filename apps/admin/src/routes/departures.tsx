import { DeparturesView } from '../features/departures/departures-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** All departures, by year. */
export default function DeparturesPage() {
  return (
    <Page title="Departures">
      <DeparturesView />
    </Page>
  )
}
