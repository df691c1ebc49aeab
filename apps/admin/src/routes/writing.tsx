import { WritingView } from '../features/mailings/writing-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** Mails that operators write. */
export default function WritingPage() {
  return (
    <Page title="Writing">
      <WritingView />
    </Page>
  )
}
