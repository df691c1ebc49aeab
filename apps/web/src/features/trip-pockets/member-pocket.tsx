import { formatDateRange } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { prepareToasts } from '@farandfew/ui/toast/toasts.tsx'
import { type ReactNode, useEffect } from 'react'
import { openSignIn } from '../../shared/current-member/current-member.data.ts'
import { Page } from '../../shared/head/page.tsx'
import { paths } from '../../shared/paths.ts'
import { PocketContent } from './pocket-content.tsx'
import { PocketState } from './pocket-state.tsx'
import { type Refusal, useTripPocket } from './use-trip-pocket.ts'

const name = 'Trip Pocket'
const about = 'Itinerary, hotels, emergency numbers and the names of your group, also offline.'

export function MemberPocket({ departureId }: { departureId: number }) {
  useEffect(prepareToasts, [])
  const pocket = useTripPocket(departureId)
  const { shown, refusal, isReading, isOutdated, refresh, remove } = pocket
  if (shown) {
    const { title, departureDate, returnDate } = shown.pocket
    return (
      <Page title={`${name}: ${title}`} description={about}>
        <PageHeader
          eyebrow={name}
          title={title}
          lead={`${formatDateRange(departureDate, returnDate)} ${returnDate.slice(0, 4)}`}
        />
        <PocketState
          readAt={shown.readAt}
          isReading={isReading}
          isOutdated={isOutdated}
          refresh={refresh}
          remove={remove}
        />
        <PocketContent pocket={shown.pocket} />
      </Page>
    )
  }
  if (refusal) return <Refused refusal={refusal} departureId={departureId} refresh={refresh} />
  if (isReading) return <PocketLoading />
  return (
    <Message lead="It is not saved on this device yet. Open it once while you are online, and it will work offline from then on.">
      <Button onClick={refresh}>Try Again</Button>
    </Message>
  )
}

interface RefusedProps {
  refusal: Refusal
  departureId: number
  refresh: () => void
}

function Refused({ refusal, departureId, refresh }: RefusedProps) {
  if (refusal === 'removed') {
    return (
      <Message lead="It was removed from this device.">
        <Button onClick={refresh}>Open It Again</Button>
      </Message>
    )
  }
  if (refusal === 'not-in-group') {
    return (
      <Message lead="Only the host and members with a confirmed booking can open this Trip Pocket.">
        <a href={paths.group(departureId)}>Open the Group Room</a>
      </Message>
    )
  }
  // A login starts the page again, so that nothing of what it showed before is left.
  const logIn = () => openSignIn('initial', document.activeElement, () => window.location.reload())
  return (
    <Message lead="Please log in to open it. Nothing is kept on this device while you are logged out.">
      <Button onClick={logIn}>Log In</Button>
    </Message>
  )
}

export const PocketLoading = () => (
  <Message>
    <VisuallyHidden as="p" role="status">
      Loading your Trip Pocket
    </VisuallyHidden>
  </Message>
)

/** Shown for an address that cannot be a departure's. */
export const PocketNotFound = () => <Message lead="There is no Trip Pocket at this address." />

const Message = ({ lead, children }: { lead?: string; children?: ReactNode }) => (
  <Page title={name} description={about}>
    <PageHeader title={name} lead={lead}>
      {children}
    </PageHeader>
  </Page>
)
