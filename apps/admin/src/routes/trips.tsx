import { Page } from '../features/page/page.tsx'

export default function TripsPage() {
  return <Page title="Trips">{null}</Page>
}
