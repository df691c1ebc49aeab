import { endpointQuery } from '@farandfew/api-client'
import {
  type AdminMessage,
  messageOrder,
  type MessageState,
  messageStates,
} from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  listAdminMessages,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { useMay } from '../shared/role/role.ts'
import { ItemsPlaceholder } from '../shared/table/items-placeholder.tsx'
import { ListPage } from '../shared/table/list-page.tsx'
import { useList } from '../shared/table/use-list.ts'
import { describeChannel } from '../features/messages/describe-message.ts'
import {
  AddressDialog,
  DiscardDialog,
  SendAllDialog,
} from '../features/messages/message-dialogs.tsx'
import { MessageItem } from '../features/messages/message-item.tsx'

const stateNames: Readonly<Record<MessageState, string>> = {
  dead: 'Not sent',
  waiting: 'Waiting',
}

const nothing: Readonly<Record<MessageState, string>> = {
  dead: 'No message has failed. Failed messages appear here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}

const useMessageCounts = () => useQuery({ ...endpointQuery(countAdminMessages, {}), gcTime: 0 })

/** What a dialog is about; it opens from the button with this mark. */
type Opened = { dialog: 'address' | 'discard'; message: AdminMessage } | { dialog: 'all' }

const markOf = (opened: Opened) =>
  opened.dialog === 'all' ? 'all' : `${opened.dialog}-${opened.message.id}`

/** The unsent messages, by default those that are not tried again; newest first. */
export default function MessagesPage() {
  const mayWrite = useMay('write')
  const list = useList(listAdminMessages, {
    view: { label: 'Show', values: messageStates, labelOf: (value) => stateNames[value] },
    order: messageOrder,
    saved: 'messages',
  })
  const { data: counts, refetch: countAgain } = useMessageCounts()
  useQueueRefresh('messages', {
    isFetching: list.query.isFetching,
    refetch: () => {
      void countAgain()
      if (list.view === 'dead') void list.query.refetch()
    },
  })
  const page = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLParagraphElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const refused = counts?.channels.reduce((sum, channel) => sum + channel.refused, 0) ?? 0
  const dead = counts?.channels.reduce((sum, channel) => sum + channel.dead, 0) ?? 0
  const count = dead - refused
  // The button that opened the dialog may be removed with its message.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const mark = opened && markOf(opened)
    const opener = page.current?.querySelector<HTMLElement>(`[data-opens="${mark}"]`)
    ;(opener ?? found.current)?.focus()
  }
  const events = { onClose: () => setOpened(undefined), onCloseAutoFocus: returnFocus }
  return (
    <Stack gap={5} ref={page}>
      {counts && counts.channels.length > 0 && (
        <Quiet row>
          {counts.channels.map((channel) => (
            <span key={channel.channel}>{describeChannel(channel)}</span>
          ))}
        </Quiet>
      )}
      <ListPage
        list={list}
        label="Messages"
        nouns={{ one: 'message', many: 'messages' }}
        foundRef={found}
        searchLabel="Search messages"
        searchHint="By recipient or kind"
        tools={
          count > 0 &&
          mayWrite && (
            <Button
              variant="secondary"
              data-opens="all"
              onClick={() => setOpened({ dialog: 'all' })}
            >
              Retry all
            </Button>
          )
        }
        placeholder={<ItemsPlaceholder />}
        empty={{ none: nothing[list.view], notFound: 'No message matches.' }}
        item={(message) => (
          <MessageItem
            message={message}
            onSettled={() => found.current?.focus()}
            onChangeAddress={() => setOpened({ dialog: 'address', message })}
            onDiscard={() => setOpened({ dialog: 'discard', message })}
          />
        )}
      />
      {opened?.dialog === 'all' && <SendAllDialog count={count} refused={refused} {...events} />}
      {opened?.dialog === 'discard' && <DiscardDialog message={opened.message} {...events} />}
      {opened?.dialog === 'address' && <AddressDialog message={opened.message} {...events} />}
    </Stack>
  )
}
