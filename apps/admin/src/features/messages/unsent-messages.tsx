import type { AdminMessage, MessageState } from '@farandfew/domain/messages/admin-messages.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useRef, useState } from 'react'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { useQueueRefresh } from '../../shared/open-work/open-work.data.ts'
import { useMay } from '../../shared/role/role.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { AddressDialog } from './address-dialog.tsx'
import { useMessageCounts } from './message-counts.data.ts'
import { DiscardDialog, SendAllDialog } from './message-dialogs.tsx'
import { MessageItem } from './message-item.tsx'
import { useMessages } from './messages.data.ts'
import { MessagesPlaceholder } from './messages-placeholder.tsx'

/** What a dialog is about; it opens from the button with this mark. */
type Opened = { dialog: 'address' | 'discard'; message: AdminMessage } | { dialog: 'all' }

const markOf = (opened: Opened) =>
  opened.dialog === 'all' ? 'all' : `${opened.dialog}-${opened.message.id}`

interface UnsentMessagesProps {
  state: MessageState
  search: string
  onClear: () => void
}

/** The unsent messages in one state. */
export function UnsentMessages({ state, search, onClear }: UnsentMessagesProps) {
  const mayWrite = useMay('write')
  const query = useMessages(search, state)
  const { data: counts, refetch: countAgain } = useMessageCounts()
  useQueueRefresh('messages', {
    isFetching: query.isFetching,
    refetch: () => {
      void countAgain()
      if (state === 'dead') void query.refetch()
    },
  })
  const page = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLParagraphElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const dead = counts?.channels.reduce((sum, channel) => sum + channel.dead, 0) ?? 0
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? []

  const close = () => setOpened(undefined)
  // The button that opened the dialog may be removed with its message.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const mark = opened && markOf(opened)
    const opener = page.current?.querySelector<HTMLElement>(`[data-opens="${mark}"]`)
    ;(opener ?? found.current)?.focus()
  }
  const events = { onClose: close, onCloseAutoFocus: returnFocus }

  return (
    <Stack ref={page}>
      {dead > 0 && mayWrite && (
        <Tools>
          <Button variant="secondary" data-opens="all" onClick={() => setOpened({ dialog: 'all' })}>
            Send all failed ones again
          </Button>
        </Tools>
      )}
      <CountLine ref={found} role="status" tabIndex={-1}>
        {describePages(query, { one: 'message', many: 'messages' })}
      </CountLine>
      <PagedResults
        query={query}
        what="messages"
        placeholder={<MessagesPlaceholder />}
        empty={
          <EmptyNotice
            isFiltered={search !== ''}
            none={nothing[state]}
            notFound="No message has this recipient or kind."
            onClear={onClear}
          />
        }
      >
        {() => (
          <Stack as="ul" role="list" aria-label="Messages">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageItem
                  message={message}
                  onSettled={() => found.current?.focus()}
                  onChangeAddress={() => setOpened({ dialog: 'address', message })}
                  onDiscard={() => setOpened({ dialog: 'discard', message })}
                />
              </li>
            ))}
          </Stack>
        )}
      </PagedResults>
      {opened?.dialog === 'all' && <SendAllDialog dead={dead} {...events} />}
      {opened?.dialog === 'discard' && <DiscardDialog message={opened.message} {...events} />}
      {opened?.dialog === 'address' && <AddressDialog message={opened.message} {...events} />}
    </Stack>
  )
}

const nothing: Record<MessageState, string> = {
  dead: 'No message has failed. One that cannot be sent appears here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}
