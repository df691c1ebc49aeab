import { endpointQuery } from '@farandfew/api-client'
import type { AdminMessage, MessageState } from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  listAdminMessages,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { listRefusedAddresses } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { Panel, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { useMay } from '../shared/role/role.ts'
import { SearchField } from '../shared/search/search-field.tsx'
import { useUrlSearch } from '../shared/search/use-url-search.ts'
import { FoundCount, ListResults } from '../shared/table/list-page.tsx'
import { Bar } from '../shared/table/table.styles.ts'
import { Tools } from '../shared/table/toolbar.styles.ts'
import { useList } from '../shared/table/use-list.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { AddressItem } from '../features/messages/address-item.tsx'
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
  { value: 'refused', label: 'Refused addresses' },
] as const

const nothing: Readonly<Record<MessageState, string>> = {
  dead: 'No message has failed. One that cannot be sent appears here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}

const useMessageCounts = () => useQuery({ ...endpointQuery(countAdminMessages, {}), gcTime: 0 })

/** What has not arrived: the unsent messages, by default those that are not tried again, and the refused addresses. */
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
          label={shown === 'refused' ? 'Search addresses' : 'Search messages'}
          hint={shown === 'refused' ? 'By address' : 'By recipient or kind'}
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
      {shown === 'refused' ? <RefusedAddresses /> : <UnsentMessages state={shown} />}
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
        placeholder={<Placeholder />}
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

/** The addresses that mail servers refused, which the newsletter skips; newest first. */
function RefusedAddresses() {
  const list = useList(listRefusedAddresses)
  const found = useRef<HTMLParagraphElement>(null)
  return (
    <Stack gap={5}>
      <FoundCount
        list={list}
        nouns={{ one: 'refused address', many: 'refused addresses' }}
        ref={found}
      />
      <Quiet>
        Mail servers said that these addresses do not exist or take no email. The newsletter skips
        them; emails about a booking or a request are still tried.
      </Quiet>
      <ListResults
        list={list}
        label="Refused addresses"
        what="refused addresses"
        placeholder={<Placeholder />}
        empty={{
          none: 'No mail server has refused an address.',
          notFound: 'No refused address contains this.',
        }}
        item={(address) => (
          <AddressItem address={address} onAccepted={() => found.current?.focus()} />
        )}
      />
    </Stack>
  )
}

const places = [0, 1, 2]

/** The shape of either list while it loads. */
const Placeholder = () => (
  <Stack gap={5} aria-hidden="true">
    {places.map((place) => (
      <Panel key={place} as="div" padding={4} gap={3}>
        <Bar />
        <Bar />
        <Bar />
      </Panel>
    ))}
  </Stack>
)
