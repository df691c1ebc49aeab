import { Button } from '@farandfew/ui/button/button.tsx'
import { Container } from '@farandfew/ui/page/container.ts'
import { Actions, Box, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { formatLocalInstant } from '../../shared/local-time.ts'
import { canKeepPockets } from '../../shared/current-member/stored-pockets.ts'
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
  const problem = !isOnline
    ? 'You are offline.'
    : isOutdated
      ? 'It could not be updated just now.'
      : undefined
  return (
    <Box ground="blush" paddingTop={5} paddingBottom={5}>
      <Stack as={Container} gap={3}>
        <p role="status">
          {problem && <strong>{`${problem} `}</strong>}
          <span>{`Last updated on ${formatLocalInstant(readAt)}. ${
            !canKeepPockets()
              ? 'This browser cannot keep your Trip Pocket for when you are offline.'
              : problem
                ? 'You see the copy on this device.'
                : 'Your Trip Pocket is on this device and opens without a connection.'
          }`}</span>
        </p>
        {install?.kind === 'by hand' && (
          <p>
            Safari removes it from this device after seven days without a visit. To keep it, put it
            on your home screen: tap Share, then “Add to Home Screen”.
          </p>
        )}
        <Actions>
          {install?.kind === 'button' && <Button onClick={install.install}>Install</Button>}
          {isOnline && (
            <Button variant="secondary" busy={isReading} busyLabel="Updating..." onClick={refresh}>
              Update
            </Button>
          )}
          {canKeepPockets() && <RemoveButton asks={problem !== undefined} remove={remove} />}
        </Actions>
      </Stack>
    </Box>
  )
}

interface RemoveButtonProps extends Pick<PocketStateProps, 'remove'> {
  /** Whether it might not be possible to read the pocket again. */
  asks: boolean
}

function RemoveButton({ asks, remove }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  const keep = () => {
    setAsking(false)
    setTimeout(() => button.current?.focus())
  }
  if (isAsking) {
    return (
      <>
        <Text wide ref={question} tabIndex={-1}>
          Without a connection you cannot get it back.
        </Text>
        <Button onClick={() => void remove()}>Remove Anyway</Button>
        <Button variant="secondary" onClick={keep}>
          Keep It
        </Button>
      </>
    )
  }
  return (
    <Button
      ref={button}
      variant={asks ? 'secondary' : 'quiet'}
      onClick={() => (asks ? setAsking(true) : void remove())}
    >
      Remove from This Device
    </Button>
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
