import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { openSignIn } from '../../../shared/current-member/current-member.data.ts'
import type { LiveState } from './follow-conversation.ts'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

const texts: Readonly<Record<LiveState, string>> = {
  connecting: '',
  live: '',
  unreachable: 'We cannot reach our server. Trying again…',
  'signed-out': 'You have been logged out.',
  closed: 'You are no longer in this group.',
}

const tooFast =
  'That was a lot of messages in a short time. The rest will be sent in a few minutes.'

interface StateLineProps {
  live: LiveState
  isReadOnly: boolean
  /** Whether messages wait because the member has sent too many. */
  isTooFast: boolean
  /** Connects again. */
  onRestart: () => void
}

/** Says when the conversation is not up to date, and nothing while it is. */
export function StateLine({ live, isReadOnly, isTooFast, onRestart }: StateLineProps) {
  const isOnline = useOnline()
  const isOver = live === 'signed-out' || live === 'closed'
  const text =
    !isOver && !isOnline ? offlineText(isReadOnly) : texts[live] || (isTooFast ? tooFast : '')
  return (
    <Line role="status" data-empty={text === '' || undefined}>
      {text && <span>{text}</span>}
      {live === 'signed-out' && (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) => openSignIn('initial', currentTarget, onRestart)}
        >
          Log In
        </Button>
      )}
    </Line>
  )
}

const offlineText = (isReadOnly: boolean) =>
  isReadOnly
    ? 'You are offline.'
    : 'You are offline. Your messages will be sent when you are back online.'

const Line = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  text-align: center;
  padding: 6px 12px;
  background: ${theme.badgeTones.amber.ground};
  color: ${theme.badgeTones.amber.text};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  &[data-empty] {
    padding: 0;
  }
`
