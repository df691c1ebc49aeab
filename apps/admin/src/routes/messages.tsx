import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { endpointQuery } from '@farandfew/api-client'
import {
  type AdminMessage,
  messageOrder,
  type MessageState,
  messageStateNames,
  messageStates,
} from '@farandfew/domain/messages/admin-messages.ts'
import {
  countAdminMessages,
  exportAdminMessages,
  listAdminMessages,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { deliveryReasonText } from '@farandfew/domain/messages/delivery-reasons.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { Instant } from '../shared/format/instant.tsx'
import { useMay } from '../shared/role/role.ts'
import { ListTable } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import type { ListColumn } from '../shared/table/list-column.ts'
import { useList } from '../shared/table/use-list.ts'
import { describeChannel } from '../features/messages/describe-message.ts'
import {
  AddressDialog,
  DiscardDialog,
  SendAllDialog,
} from '../features/messages/message-dialogs.tsx'
import { MessageActions } from '../features/messages/message-actions.tsx'

const nothing: Readonly<Record<MessageState, string>> = {
  dead: 'No message has failed. Failed messages appear here with the reason.',
  waiting: 'No messages are waiting to be sent.',
}

const useMessageCounts = () => useQuery({ ...endpointQuery(countAdminMessages, {}), gcTime: 0 })

/** A text message is a code, which is of no use later. */
const reasonOf = ({ reason, channel }: AdminMessage) =>
  [
    ...(reason === null ? [] : [deliveryReasonText(reason, channel)]),
    ...(channel === 'sms'
      ? ['The code in it is valid for five minutes only. The member can ask for a new one.']
      : []),
  ].join(' ')

/** Without the content, which may be a code, or a link that opens an account. */
const columnsOf = (
  view: MessageState,
  mayWrite: boolean,
  actionsOf: (message: AdminMessage) => ReactNode,
): readonly ListColumn<AdminMessage>[] => [
  {
    heading: 'Message',
    naming: true,
    sort: 'kind',
    cell: ({ kind }) => rowOfKind(kind).name,
    onPhone: ({ recipient }) => [phoneLabel(recipient)],
  },
  {
    heading: 'To',
    shrinks: true,
    sort: 'recipient',
    cell: ({ recipient }) => phoneLabel(recipient),
  },
  { heading: 'Why', shrinks: true, cell: reasonOf },
  { heading: "Server's reply", extra: true, cell: ({ reply }) => reply },
  { heading: 'Attempts', sort: 'attempts', cell: ({ attempts }) => attempts },
  {
    heading: 'Created',
    extra: view === 'dead',
    sort: 'created',
    cell: ({ createdAt }) => <Instant value={createdAt} />,
  },
  view === 'dead'
    ? {
        heading: 'Last attempt',
        cell: ({ lastAttemptAt }) => lastAttemptAt !== null && <Instant value={lastAttemptAt} />,
      }
    : {
        heading: 'Next attempt',
        cell: ({ nextAttemptAt }) => nextAttemptAt !== null && <Instant value={nextAttemptAt} />,
      },
  ...(view === 'dead' && mayWrite ? [{ heading: 'Actions', cell: actionsOf }] : []),
]

/** What a dialog is about; it opens from the button with this mark. */
type Opened = { dialog: 'address' | 'discard'; message: AdminMessage } | { dialog: 'all' }

const markOf = (opened: Opened) =>
  opened.dialog === 'all' ? 'all' : `${opened.dialog}-${opened.message.id}`

/** The unsent messages, by default those that are not tried again; newest first. */
export default function MessagesPage() {
  const mayWrite = useMay('write')
  const list = useList(listAdminMessages, {
    nouns: { one: 'message', many: 'messages' },
    file: exportAdminMessages,
    view: { label: 'Show', values: messageStates, labelOf: (value) => messageStateNames[value] },
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
  const [found, setFound] = useState<HTMLParagraphElement | null>(null)
  const [opened, setOpened] = useState<Opened>()
  const refused = counts?.channels.reduce((sum, channel) => sum + channel.refused, 0) ?? 0
  const dead = counts?.channels.reduce((sum, channel) => sum + channel.dead, 0) ?? 0
  const count = dead - refused
  // The button that opened the dialog may be removed with its message.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    const mark = opened && markOf(opened)
    const opener = page.current?.querySelector<HTMLElement>(`[data-opens="${mark}"]`)
    ;(opener ?? found)?.focus()
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
      <Stack gap={1}>
        <ListTools list={list} label="Search messages" hint="By recipient or kind">
          {count > 0 && mayWrite && (
            <Button
              variant="secondary"
              data-opens="all"
              onClick={() => setOpened({ dialog: 'all' })}
            >
              Retry all
            </Button>
          )}
        </ListTools>
        <ListTable
          list={list}
          label="Messages"
          foundRef={setFound}
          columns={columnsOf(list.view, mayWrite, (message) => (
            <MessageActions
              message={message}
              onSettled={() => found?.focus()}
              onChangeAddress={() => setOpened({ dialog: 'address', message })}
              onDiscard={() => setOpened({ dialog: 'discard', message })}
            />
          ))}
          selects={{
            rowOf: ({ id, kind, recipient }) => ({
              key: String(id),
              name: `${rowOfKind(kind).name}, to ${phoneLabel(recipient)}`,
            }),
          }}
          empty={{ none: nothing[list.view], notFound: 'No message matches.' }}
        />
      </Stack>
      {opened?.dialog === 'all' && <SendAllDialog count={count} refused={refused} {...events} />}
      {opened?.dialog === 'discard' && <DiscardDialog message={opened.message} {...events} />}
      {opened?.dialog === 'address' && <AddressDialog message={opened.message} {...events} />}
    </Stack>
  )
}
