import { Page } from '../features/page/page.tsx'

export default function TripPage() {
  return <Page title="Trip">{null}</Page>
}
