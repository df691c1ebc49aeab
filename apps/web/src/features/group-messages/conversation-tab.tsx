import { Button } from '@farandfew/ui/button/button.tsx'
import { useLeaveWarning } from '@farandfew/ui/form/use-leave-warning.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { GroupTabProps } from '../groups/group.data.ts'
import { Composer, type ComposerHandle } from './composer/composer.tsx'
import type { Conversation } from './conversation.ts'
import * as Part from './conversation.styles.ts'
import { StateLine } from './live/state-line.tsx'
import { MessageList } from './message-list.tsx'
import { daysToClubDate } from './message-days.ts'
import { focusMessage } from './message/message-item.tsx'
import { MessageDialogs, type OpenDialog } from './message-dialogs.tsx'
import { PinnedMessages } from './pinned-messages.tsx'
import { storageKeyOf } from './send/outboxes.ts'
import { UnsentMessages } from './send/unsent-messages.tsx'
import { useConversation } from './use-conversation.ts'
import { usePlaceOnScreen } from './use-place-on-screen.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useOlderMessages } from './use-older-messages.ts'
import { useReadMark } from './use-read-mark.ts'
import { useScroll } from './use-scroll.ts'

/** The conversation of a group: its messages as they come, and the composer. */
export default function ConversationTab({ group }: GroupTabProps) {
  const { departure, me, members } = group
  const shown = useConversation(group)
  const { conversation, live, restart } = shown
  const [daysMoved] = useState(() => daysToClubDate(group.today))
  const frame = usePlaceOnScreen()
  return (
    <Part.Frame ref={frame} aria-labelledby="conversation">
      <VisuallyHidden as="h2" id="conversation">
        Conversation
      </VisuallyHidden>
      {conversation ? (
        <Loaded
          {...shown}
          conversation={conversation}
          memberId={me.id}
          memberName={members.find(({ isMe }) => isMe)?.name ?? ''}
          departureId={departure.id}
          daysMoved={daysMoved}
        />
      ) : live === 'connecting' ? (
        <Loading />
      ) : (
        <Part.Middle>
          <Problem title="We could not load the conversation." onRetry={restart} />
        </Part.Middle>
      )}
    </Part.Frame>
  )
}

const Loading = () => (
  <Part.Middle>
    <VisuallyHidden role="status">Loading the conversation</VisuallyHidden>
    <Shape width="100%" height="100%" aria-hidden />
  </Part.Middle>
)

interface LoadedProps extends ReturnType<typeof useConversation> {
  conversation: Conversation
  departureId: number
  memberId: number
  memberName: string
  daysMoved: number
}

function Loaded(props: LoadedProps) {
  const { conversation, departureId, memberId, memberName, calls, outbox, live, restart } = props
  const { messages, olderCursor, pinned, newFrom, unread, isReadOnly } = conversation
  const last = messages.at(-1)
  const unsent = withoutSent(props.unsent, messages)
  const [sentCount, setSentCount] = useState(0)
  const [editedId, setEditedId] = useState<number>()
  const [dialog, setDialog] = useState<OpenDialog>()
  const composer = useRef<ComposerHandle>(null)
  const { scroller, content, isAtEnd, toEnd, onScroll } = useScroll({
    firstId: messages[0]?.id,
    sent: sentCount,
  })
  const older = useOlderMessages(calls, scroller)
  const actions = useMessageActions({
    conversation,
    calls,
    memberId,
    memberName,
    composer,
    loadOlder: older.load,
    onEdit: setEditedId,
    onDialog: setDialog,
  })
  useReadMark(props, isAtEnd, scroller)
  useLeaveWarning(unsent.length > 0)

  return (
    <>
      <PinnedMessages pinned={pinned} actions={actions} />
      <Part.Scroller
        ref={scroller}
        role="region"
        aria-label="Messages"
        tabIndex={messages.length === 0 ? undefined : -1}
        onScroll={onScroll}
      >
        <div ref={content}>
          {olderCursor !== null && <OlderMessages older={older} />}
          {messages.length === 0 && unsent.length === 0 && <Empty isReadOnly={isReadOnly} />}
          <MessageList
            messages={messages}
            daysMoved={props.daysMoved}
            newFrom={newFrom}
            editedId={editedId}
            actions={actions}
          />
          <UnsentMessages
            messages={unsent}
            onRetry={outbox.retry}
            onDiscard={(key) => {
              outbox.discard(key)
              composer.current?.focus()
            }}
            onEdit={({ key }) => {
              const message = outbox.takeOut(key)
              if (message) composer.current?.putBack(message)
            }}
          />
        </div>
      </Part.Scroller>
      {!isAtEnd && (
        <JumpToEnd
          unread={unread}
          onJump={() => {
            toEnd()
            if (last) focusMessage(last.id)
          }}
        />
      )}
      <StateLine
        live={live}
        isReadOnly={isReadOnly}
        isTooFast={unsent.some(({ isTooFast }) => isTooFast)}
        onRestart={restart}
      />
      {isReadOnly ? (
        <Part.ReadOnly>This trip is over. The conversation is read-only.</Part.ReadOnly>
      ) : (
        <Composer
          ref={composer}
          storageKey={storageKeyOf('draft', departureId, memberId)}
          findMessage={(id) => messages.find((message) => message.id === id && !message.end)}
          onSend={(written) => {
            outbox.add(written)
            setSentCount((count) => count + 1)
          }}
        />
      )}
      <Announcements latest={props.announcement} />
      <MessageDialogs
        dialog={dialog}
        messages={messages}
        memberName={memberName}
        calls={calls}
        onDialog={setDialog}
      />
    </>
  )
}

/** One that has arrived by the stream before the API's answer is among the messages already. */
function withoutSent(unsent: LoadedProps['unsent'], messages: Conversation['messages']) {
  const sentKeys = new Set(messages.map(({ requestKey }) => requestKey))
  return unsent.filter(({ key }) => !sentKeys.has(key))
}

const OlderMessages = ({ older }: { older: ReturnType<typeof useOlderMessages> }) => (
  <Part.Older>
    <Button
      variant="secondary"
      aria-disabled={older.isLoading || undefined}
      aria-busy={older.isLoading || undefined}
      onClick={() => void older.load()}
    >
      {older.isLoading ? 'Loading…' : 'Show earlier messages'}
    </Button>
  </Part.Older>
)

const Empty = ({ isReadOnly }: { isReadOnly: boolean }) => (
  <Part.Empty>
    {isReadOnly
      ? 'No one wrote anything here.'
      : 'No messages since you joined. Say hello: where are you from, and what are you looking forward to?'}
  </Part.Empty>
)

const JumpToEnd = ({ unread, onJump }: { unread: number; onJump: () => void }) => (
  <Part.ToEnd>
    <Button variant="quiet" onClick={onJump}>
      <ArrowDown size={18} aria-hidden />
      <span>{unread > 0 ? countText(unread) : 'Jump to latest'}</span>
    </Button>
  </Part.ToEnd>
)

/** Announces what others write as it comes: neither what was there before, nor one's own. */
const Announcements = ({ latest }: { latest: LoadedProps['announcement'] }) => (
  <VisuallyHidden role="log" aria-label="New messages" aria-live="polite">
    {latest && <span key={latest.id}>{latest.text}</span>}
  </VisuallyHidden>
)

const countText = (unread: number) => (unread === 1 ? '1 new message' : `${unread} new messages`)
