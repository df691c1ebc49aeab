import {
  type AdminMessage,
  type MessageState,
  messageStates,
} from '@farandfew/domain/admin/messages'
import { Button } from '@farandfew/ui/button'
import { SelectField } from '@farandfew/ui/field'
import { useRef, useState } from 'react'
import { useQueueRefresh } from '../../shared/open-work/open-work.data.ts'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { useMessageCounts } from './message-counts.data.ts'
import { useMay } from '../../shared/role/role.ts'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { Bar } from '../../shared/table/table.styles.ts'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { AddressDialog } from './address-dialog.tsx'
import { describeChannel } from './describe-message.ts'
import { DiscardDialog, SendAllDialog } from './message-dialogs.tsx'
import { MessageItem } from './message-item.tsx'
import { useMessages } from './messages.data.ts'
import { Facts, Item } from './messages.styles.ts'

const stateOptions = [
  { value: 'dead', label: 'Dead: not tried again' },
  { value: 'waiting', label: 'Waiting' },
] as const

const toState = (text: string): MessageState =>
  messageStates.find((state) => state === text) ?? 'dead'

/** What a dialog is about; it opens from the button with this mark. */
type Opened = { dialog: 'address' | 'discard'; message: AdminMessage } | { dialog: 'all' }

const markOf = (opened: Opened) =>
  opened.dialog === 'all' ? 'all' : `${opened.dialog}-${opened.message.id}`

/** The unsent messages. The default shows those that are not tried again by themselves. */
export function MessagesView() {
  const { search, typed, type, apply } = useUrlSearch()
  const { get, change } = useUrlState()
  const state = toState(get('state'))
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
      {counts && counts.channels.length > 0 && (
        <Facts>
          {counts.channels.map((channel) => (
            <span key={channel.channel}>{describeChannel(channel)}</span>
          ))}
        </Facts>
      )}
      <Tools>
        <SearchField
          label="Search messages"
          hint="By recipient or kind"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <SelectField
          label="Show"
          name="state"
          options={stateOptions}
          value={state}
          onChange={({ currentTarget: { value } }) =>
            change({ state: value === 'dead' ? '' : value })
          }
        />
        {dead > 0 && mayWrite && (
          <Button variant="secondary" data-opens="all" onClick={() => setOpened({ dialog: 'all' })}>
            Send all dead ones again
          </Button>
        )}
      </Tools>
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
            onClear={() => apply('')}
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

const placeholders = [0, 1, 2]

/** The shape of the list while it loads. */
const MessagesPlaceholder = () => (
  <Stack aria-hidden="true">
    {placeholders.map((place) => (
      <Item key={place} as="div">
        <Bar />
        <Bar />
        <Bar />
      </Item>
    ))}
  </Stack>
)

const nothing: Record<MessageState, string> = {
  dead: 'No messages are dead. One that cannot be sent appears here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}
