import { Page } from '../features/page/page.tsx'

export default function DeparturesPage() {
  return <Page title="Departures">{null}</Page>
}
