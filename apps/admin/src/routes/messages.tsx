import { MessagesView } from '../features/messages/messages-view.tsx'
import { Page } from '../shared/page/page.tsx'

/** The messages that are not sent. */
export default function MessagesPage() {
  return (
    <Page title="Messages">
      <MessagesView />
    </Page>
  )
}
