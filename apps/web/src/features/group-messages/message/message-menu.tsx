import {
  type GroupMessage,
  reactionNames,
  reactions,
} from '@farandfew/domain/group-messages/group-message.ts'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuRow } from '@farandfew/ui/menu/menu.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Ellipsis, Flag, Pencil, Pin, PinOff, Reply, Trash2, Users } from 'lucide-react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import type { MessageActions } from './message-actions.ts'
import { authorName } from './message-texts.ts'

interface MessageMenuProps {
  message: GroupMessage
  time: string
  isCurrent: boolean
  actions: MessageActions
}

/** What the member can do with a message. It is not rendered if that is nothing. */
export function MessageMenu({ message, time, isCurrent, actions }: MessageMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const next = useRef<() => void>(undefined)
  const { canWrite, isHost } = actions
  const hasReactions = message.reactions.length > 0
  const canReport = !message.isOwn && message.author !== null
  if (message.end || (!canWrite && !hasReactions && !canReport)) return null

  /** Acts after the menu has closed and the focus is back, so that the action can move it on. */
  const afterwards = (action: () => void) => () => {
    next.current = action
  }
  const runNext = (event: Event) => {
    if (!next.current) return
    event.preventDefault()
    button.current?.focus()
    next.current()
    next.current = undefined
  }
  const owner = message.isOwn ? 'your message' : `${authorName(message)}'s message`
  return (
    <Menu
      trigger={
        <Trigger
          ref={button}
          label={`Actions for ${owner} of ${time}`}
          tabIndex={isCurrent ? 0 : -1}
        >
          <Ellipsis size={20} />
        </Trigger>
      }
      onCloseAutoFocus={runNext}
    >
      {canWrite && (
        <>
          <MenuRow label="React">
            {reactionNames.map((name) => {
              const isOn = message.reactions.some(
                ({ reaction, isOwn }) => isOwn && reaction === name,
              )
              return (
                <MenuChoice
                  key={name}
                  label={reactions[name].label}
                  checked={isOn}
                  onSelect={() => actions.react(message, name, !isOn)}
                >
                  <Emoji aria-hidden>{reactions[name].emoji}</Emoji>
                </MenuChoice>
              )
            })}
          </MenuRow>
          <MenuItem onSelect={afterwards(() => actions.reply(message))}>
            <Reply size={18} aria-hidden /> Reply
          </MenuItem>
        </>
      )}
      {canWrite && message.isOwn && (
        <MenuItem onSelect={afterwards(() => actions.edit(message))}>
          <Pencil size={18} aria-hidden /> Edit
        </MenuItem>
      )}
      {canWrite && isHost && (
        <MenuItem onSelect={() => actions.pin(message, !message.isPinned)}>
          {message.isPinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
          <span>{message.isPinned ? 'Unpin' : 'Pin'}</span>
        </MenuItem>
      )}
      {hasReactions && (
        <MenuItem onSelect={afterwards(() => actions.showReactions(message))}>
          <Users size={18} aria-hidden /> See who reacted
        </MenuItem>
      )}
      {canReport && (
        <MenuItem onSelect={afterwards(() => actions.report(message))}>
          <Flag size={18} aria-hidden /> Report
        </MenuItem>
      )}
      {canWrite && (message.isOwn || isHost) && (
        <MenuItem onSelect={afterwards(() => actions.remove(message))}>
          <Trash2 size={18} aria-hidden />
          <span>{` ${message.isOwn ? 'Delete' : 'Remove'}`}</span>
        </MenuItem>
      )}
    </Menu>
  )
}

/** With a mouse it appears when the pointer is over the message; elsewhere it is always there. */
const Trigger = styled(IconButton)`
  color: ${theme.colors.inkSoft};
  @media (hover: hover) {
    opacity: 0;
    [data-message]:is(:hover, :focus-within, :focus) &,
    &[data-state='open'] {
      opacity: 1;
    }
  }
`

const Emoji = styled.span`
  font-size: 22px;
  line-height: 1;
`
