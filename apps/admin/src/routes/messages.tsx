import { endpointQuery } from '@farandfew/api-client'
import type { AdminMessage, MessageState } from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  listAdminMessages,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { useMay } from '../shared/role/role.ts'
import { SearchField } from '../shared/search/search-field.tsx'
import { useUrlSearch } from '../shared/search/use-url-search.ts'
import { ItemsPlaceholder } from '../shared/table/items-placeholder.tsx'
import { FoundCount, ListResults } from '../shared/table/list-page.tsx'
import { Tools } from '../shared/table/toolbar.styles.ts'
import { useList } from '../shared/table/use-list.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { describeChannel } from '../features/messages/describe-message.ts'
import {
  AddressDialog,
  DiscardDialog,
  SendAllDialog,
} from '../features/messages/message-dialogs.tsx'
import { MessageItem } from '../features/messages/message-item.tsx'

const shownOptions = [
  { value: 'dead', label: 'Not sent' },
  { value: 'waiting', label: 'Waiting' },
] as const

const nothing: Readonly<Record<MessageState, string>> = {
  dead: 'No message has failed. One that cannot be sent appears here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}

const useMessageCounts = () => useQuery({ ...endpointQuery(countAdminMessages, {}), gcTime: 0 })

/** The unsent messages, by default those that are not tried again. */
export default function MessagesPage() {
  const { typed, type, apply } = useUrlSearch()
  const { get, change } = useUrlState()
  const shown = shownOptions.find(({ value }) => value === get('state'))?.value ?? 'dead'
  const { data: counts } = useMessageCounts()
  return (
    <Stack gap={5}>
      {counts && counts.channels.length > 0 && (
        <Quiet row>
          {counts.channels.map((channel) => (
            <span key={channel.channel}>{describeChannel(channel)}</span>
          ))}
        </Quiet>
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
          options={shownOptions}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            change({ state: value === 'dead' ? '' : value })
          }
        />
      </Tools>
      <UnsentMessages state={shown} />
    </Stack>
  )
}

/** What a dialog is about; it opens from the button with this mark. */
type Opened = { dialog: 'address' | 'discard'; message: AdminMessage } | { dialog: 'all' }

const markOf = (opened: Opened) =>
  opened.dialog === 'all' ? 'all' : `${opened.dialog}-${opened.message.id}`

/** The unsent messages in one state, newest first. */
function UnsentMessages({ state }: { state: MessageState }) {
  const mayWrite = useMay('write')
  const list = useList(listAdminMessages, {
    also: { filter: { state }, params: [], isSet: false },
  })
  const { data: counts, refetch: countAgain } = useMessageCounts()
  useQueueRefresh('messages', {
    isFetching: list.query.isFetching,
    refetch: () => {
      void countAgain()
      if (state === 'dead') void list.query.refetch()
    },
  })
  const page = useRef<HTMLDivElement>(null)
  const found = useRef<HTMLParagraphElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const dead = counts?.channels.reduce((sum, channel) => sum + channel.dead, 0) ?? 0
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
      {dead > 0 && mayWrite && (
        <Tools>
          <Button variant="secondary" data-opens="all" onClick={() => setOpened({ dialog: 'all' })}>
            Send all failed ones again
          </Button>
        </Tools>
      )}
      <FoundCount list={list} nouns={{ one: 'message', many: 'messages' }} ref={found} />
      <ListResults
        list={list}
        label="Messages"
        what="messages"
        placeholder={<ItemsPlaceholder />}
        empty={{ none: nothing[state], notFound: 'No message has this recipient or kind.' }}
        item={(message) => (
          <MessageItem
            message={message}
            onSettled={() => found.current?.focus()}
            onChangeAddress={() => setOpened({ dialog: 'address', message })}
            onDiscard={() => setOpened({ dialog: 'discard', message })}
          />
        )}
      />
      {opened?.dialog === 'all' && <SendAllDialog dead={dead} {...events} />}
      {opened?.dialog === 'discard' && <DiscardDialog message={opened.message} {...events} />}
      {opened?.dialog === 'address' && <AddressDialog message={opened.message} {...events} />}
    </Stack>
  )
}
