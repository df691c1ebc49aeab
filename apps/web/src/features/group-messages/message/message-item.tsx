import {
  type GroupMessage,
  messageEndTexts,
} from '@farandfew/domain/group-messages/group-message.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { Pin } from 'lucide-react'
import { useId } from 'react'
import { formatTimeOfDay } from '../../../shared/local-time.ts'
import { MemberAvatar } from '../../../shared/layout/member-avatar.tsx'
import type { MessageActions } from './message-actions.ts'
import { MessageEditor } from './message-editor.tsx'
import { MessageMenu } from './message-menu.tsx'
import * as Part from './message-item.styles.ts'
import { MessagePictures } from './message-pictures.tsx'
import { MessageText } from './message-text.tsx'
import { authorName, summaryOf } from './message-texts.ts'
import { ReactionChips } from './reaction-chips.tsx'

export const messageElementId = (id: number) => `message-${id}`

/** Focuses a message, for example after its editor has closed. */
export const focusMessage = (id: number): void =>
  document.getElementById(messageElementId(id))?.focus({ preventScroll: true })

/** A member who has left the group. */
const former = { id: 0, name: '·', picture: null }

interface MessageItemProps {
  message: GroupMessage
  /** Whether it follows another message of the same member, so that it needs no name. */
  isContinued: boolean
  /** Whether the Tab key stops at it. */
  isCurrent: boolean
  isEdited: boolean
  actions: MessageActions
}

/** One message of the conversation, with what the member can do with it. */
export function MessageItem(props: MessageItemProps) {
  const { message, isContinued, isCurrent, actions } = props
  const { author, isOwn, end, replyTo } = message
  const id = useId()
  const name = authorName(message)
  const time = formatTimeOfDay(message.postedAt)
  return (
    <Part.Message
      id={messageElementId(message.id)}
      data-message={message.id}
      $isOwn={isOwn}
      $isContinued={isContinued}
      aria-labelledby={`${id}-who ${id}-what`}
      tabIndex={isCurrent ? 0 : -1}
    >
      {!isOwn && (
        <Part.Side>
          {!isContinued && <MemberAvatar member={author ?? former} size={36} />}
        </Part.Side>
      )}
      <Part.Column $isOwn={isOwn}>
        <Text
          row
          size="small"
          strong
          id={`${id}-who`}
          as={isOwn || isContinued ? VisuallyHidden : undefined}
        >
          <span>{`${name} `}</span>
          {author?.isHost && <Badge tone="sea">Host</Badge>}
        </Text>
        <Part.Bubble $isOwn={isOwn} $isEnded={end !== null} id={`${id}-what`}>
          {replyTo && (
            <Part.Quote
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              onClick={() => actions.jumpTo(replyTo.id)}
            >
              <VisuallyHidden>Replying to </VisuallyHidden>
              <strong>
                {authorName({ ...replyTo, isOwn: replyTo.author?.id === actions.memberId })}
              </strong>
              <span>{summaryOf(replyTo)}</span>
            </Part.Quote>
          )}
          {end ? (
            <em>{messageEndTexts[end]}</em>
          ) : props.isEdited ? (
            <MessageEditor
              message={message}
              onSave={(text) => actions.saveEdit(message, text)}
              onCancel={actions.stopEdit}
            />
          ) : (
            message.text && <MessageText text={message.text} isCurrent={isCurrent} />
          )}
          {message.pictures.length > 0 && message.text && <Part.Break />}
          {message.pictures.length > 0 && (
            <MessagePictures message={message} isCurrent={isCurrent} onOpen={actions.openPicture} />
          )}
          <p data-meta>
            {message.isPinned && (
              <>
                <Pin size={14} aria-hidden />
                <VisuallyHidden>Pinned</VisuallyHidden>
              </>
            )}
            {message.editedAt && !end && <span>{'edited'}</span>}
            <time dateTime={message.postedAt}>{time}</time>
          </p>
        </Part.Bubble>
        {message.reactions.length > 0 && (
          <ReactionChips
            reactions={message.reactions}
            memberName={actions.memberName}
            isCurrent={isCurrent}
            onReact={
              actions.canWrite ? (name, isOn) => actions.react(message, name, isOn) : undefined
            }
          />
        )}
      </Part.Column>
      <MessageMenu message={message} time={time} isCurrent={isCurrent} actions={actions} />
    </Part.Message>
  )
}
