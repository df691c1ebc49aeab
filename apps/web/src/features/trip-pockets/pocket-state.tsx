import { Button } from '@farandfew/ui/button'
import { Container } from '@farandfew/ui/page'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { formatInstant } from '../../shared/format-instant.ts'
import { ActionRow } from '../../shared/layout/action-row.ts'
import { canKeepPockets } from '../../shared/trip-pockets/stored-pockets.ts'
import { useInstall } from './use-install.ts'

interface PocketStateProps {
  /** When the content was read: an ISO instant. */
  readAt: string
  isReading: boolean
  isOutdated: boolean
  refresh: () => void
  remove: () => Promise<void>
}

/** How old the content is, whether it is on this device, and how the page gets on the home screen. */
export function PocketState({ readAt, isReading, isOutdated, refresh, remove }: PocketStateProps) {
  const isOnline = useOnline()
  const install = useInstall()
  return (
    <Band>
      <Container>
        <p role="status">
          <strong>Last updated {formatInstant(readAt)}.</strong>{' '}
          {isOnline ? isOutdated && 'It could not be updated just now.' : 'You are offline.'}{' '}
          {canKeepPockets()
            ? 'It is on this device and works without a connection.'
            : 'This browser cannot keep it for when you are offline.'}
        </p>
        {install?.kind === 'by hand' && (
          <p>To have it on your home screen, tap Share, then “Add to Home Screen”.</p>
        )}
        <ActionRow>
          {install?.kind === 'button' && <Button onClick={install.install}>Install</Button>}
          {isOnline && (
            <Button variant="secondary" busy={isReading} busyLabel="Updating..." onClick={refresh}>
              Update
            </Button>
          )}
          {canKeepPockets() && (
            <Button variant="quiet" onClick={() => void remove()}>
              Remove from This Device
            </Button>
          )}
        </ActionRow>
      </Container>
    </Band>
  )
}

function followConnection(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useOnline = () => useSyncExternalStore(followConnection, () => navigator.onLine)

const Band = styled.div`
  padding-block: 20px;
  background: ${({ theme }) => theme.colors.blush};
  > * > * + * {
    margin-top: 12px;
  }
`
