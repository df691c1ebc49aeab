import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { ChevronDown, Pin, PinOff } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { MessageActions } from './message/message-actions.ts'
import { authorName, summaryOfMessage } from './message/message-texts.ts'

interface PinnedMessagesProps {
  pinned: readonly GroupMessage[]
  actions: MessageActions
}

/** What the host has pinned, above the conversation: the latest one, and the others on demand. */
export function PinnedMessages({ pinned, actions }: PinnedMessagesProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shown = isOpen ? pinned : pinned.slice(0, 1)
  if (pinned.length === 0) return null
  return (
    <Band aria-label="Pinned messages">
      <ul role="list" id={id}>
        {shown.map((message) => (
          <li key={message.id}>
            <Jump
              type="button"
              onClick={() => {
                setOpen(false)
                actions.jumpTo(message.id)
              }}
            >
              <Pin size={16} aria-hidden />
              <span>
                <strong>{authorName(message)}</strong>
                <span>{` ${summaryOfMessage(message)}`}</span>
              </span>
            </Jump>
            {actions.isHost && actions.canWrite && (
              <IconButton
                label={`Unpin the message of ${authorName(message)}`}
                onClick={() => actions.pin(message, false)}
              >
                <PinOff size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {pinned.length > 1 && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'Show the latest' : `Show all ${pinned.length}`}</span>
          <ChevronDown size={18} aria-hidden />
        </Button>
      )}
    </Band>
  )
}

const Band = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  max-height: 34vh;
  /* In line with the messages. */
  padding-inline: max(4px, (100% - var(--column)) / 2);
  overflow-y: auto;
  border-bottom: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.sheet};
  > ul {
    flex: 1 1 240px;
    min-width: 0;
  }
  li {
    display: flex;
    align-items: center;
  }
  [aria-expanded] > svg {
    transition: transform ${theme.motion.quick};
  }
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`

const Jump = styled.button`
  display: flex;
  flex: 1;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding: 4px 10px;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${theme.fontSizes.small};
  text-align: start;
  cursor: pointer;
  > svg {
    flex: none;
    color: ${theme.colors.raspberry};
  }
  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
