import { Page } from '../features/page/page.tsx'

export default function SecurityPage() {
  return <Page title="Security">{null}</Page>
}
