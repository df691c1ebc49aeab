import { call, endpointQuery } from '@farandfew/api-client'
import {
  type AssigneeFilter,
  assigneeFilters,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import { queueOrder } from '@farandfew/domain/contract/list-order.ts'
import {
  type AdminInquiry,
  inquiryOrder,
  type InquiryState,
  inquiryStates,
} from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  answerAdminInquiries,
  exportAdminInquiries,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../shared/format/use-now.ts'
import { type KeyHint, KeyHints } from '../shared/keys/key-hints.tsx'
import { useShortcut } from '../shared/keys/shortcuts.ts'
import { useSingleKeys } from '../shared/keys/use-single-keys.ts'
import { Loaded } from '../shared/notices/loaded.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { ListItems } from '../shared/table/list-rows.tsx'
import { ListTools } from '../shared/table/list-tools.tsx'
import { Head, Sheet } from '../shared/table/open-item.styles.ts'
import { subjectsOf } from '../shared/table/annotate-rows.tsx'
import type { RowsAction, SelectedRow } from '../shared/table/use-rows-action.ts'
import { Bar } from '../shared/table/table.styles.ts'
import { useList } from '../shared/table/use-list.ts'
import { readId } from '../shared/url/read-id.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { InquiryItem } from '../features/inquiries/inquiry-item.tsx'

const labels: Readonly<Record<InquiryState, string>> = {
  open: 'Unanswered',
  answered: 'Answered',
  all: 'All',
}

const nothing: Readonly<Record<InquiryState, string>> = {
  open: 'No inquiry is waiting for an answer.',
  answered: 'No inquiry is marked as answered yet.',
  all: 'Inquiries appear here when visitors write.',
}

const describeAssignee = (value: AssigneeFilter, mine: number | undefined) =>
  value === 'me' ? `Me (${mine ?? 0})` : 'No one'

const keyHints: readonly KeyHint[] = [
  { key: 'J', label: 'next' },
  { key: 'K', label: 'previous' },
  { key: 'R', label: 'reply', to: 'write' },
  { key: 'A', label: 'answered', to: 'write' },
  { key: 'X', label: 'select' },
]

const selectedRow = ({ id, name }: AdminInquiry): SelectedRow => ({
  key: String(id),
  name,
  subject: { kind: 'inquiry', id },
})

const markSelected: RowsAction = {
  label: 'Mark as answered',
  done: 'answered',
  send: (rows) =>
    call(answerAdminInquiries, {
      body: { rows: subjectsOf(rows).map(({ id }) => id), answered: true },
    }),
}

/** The list, and which of its inquiries is open. */
function useInquiries() {
  const { get, change } = useUrlState()
  const openId = readId(get('open'))
  const list = useList(listAdminInquiries, {
    nouns: { one: 'inquiry', many: 'inquiries' },
    file: exportAdminInquiries,
    order: ({ state }) => queueOrder(inquiryOrder, state === 'open'),
    saved: 'inquiries',
    view: { label: 'Show', values: inquiryStates, labelOf: (value) => labels[value] },
    filters: {
      assignee: {
        label: 'Assigned to',
        all: 'Anyone',
        values: assigneeFilters,
        labelOf: (value, page) => describeAssignee(value, page?.assignedToMe),
      },
    },
    queue: 'inquiries',
    kept: [openId ?? 0],
  })
  const open = (id: number | undefined) => change({ open: id === undefined ? '' : String(id) })
  return { list, openId, open }
}

/** Opens another inquiry: by a click, by its keys, or by itself after an answer. */
function useOpening({ list, openId, open }: ReturnType<typeof useInquiries>, singleKeys: boolean) {
  const { rows, selection, items } = list
  /** The inquiry that was opened after an answer, and not by the operator. */
  const [openedByItself, setOpenedByItself] = useState<number>()
  const goTo = (id: number, byItself: boolean) => {
    setOpenedByItself(byItself ? id : undefined)
    open(id)
    items.focus(id, 'button')
  }
  const index = rows.findIndex(({ id }) => id === openId)
  const step = (by: 1 | -1) => {
    const target = rows[Math.min(Math.max(index + by, 0), rows.length - 1)]
    if (target && target.id !== openId) goTo(target.id, false)
  }
  useShortcut('j', 'Next inquiry', () => step(1), { enabled: singleKeys })
  useShortcut('k', 'Previous inquiry', () => step(-1), { enabled: singleKeys })
  useShortcut('x', 'Select the open inquiry', () => selection.toggle(String(openId)), {
    enabled: singleKeys && index >= 0,
    of: String(openId),
  })
  return {
    isListed: index >= 0,
    openedByItself,
    toggle: (id: number) => {
      setOpenedByItself(undefined)
      open(id === openId ? undefined : id)
    },
    /** Opens the next inquiry without an answer, unless the operator has moved on. */
    openNext: (answered: number) => {
      const next = items.nextOf(answered, ({ answeredAt }) => answeredAt === null)
      if (answered === openId && next) goTo(next.id, true)
    },
  }
}

/** The inquiries of visitors, by default those without an answer. One of them is open. */
export default function InquiriesPage() {
  const inquiries = useInquiries()
  const { list, openId } = inquiries
  const now = useNow()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const { isListed, openedByItself, toggle, openNext } = useOpening(inquiries, singleKeys)
  return (
    <Stack gap={5}>
      <KeyHints hints={keyHints} singleKeys={singleKeys} onChoose={setSingleKeys} />
      <Stack gap={1}>
        <ListTools list={list} label="Search inquiries" hint="By name, email, message or tag" />
        <ListItems
          list={list}
          label="Inquiries"
          sortNames={{
            received: ['Oldest first', 'Newest first'],
            name: ['Name, A to Z', 'Name, Z to A'],
          }}
          intro={
            list.query.isSuccess &&
            openId &&
            !isListed && <InquiryElsewhere id={openId} now={now} onClose={() => toggle(openId)} />
          }
          selects={{
            rowOf: selectedRow,
            actions: (run, busy) => (
              <Allowed to="write">
                <ActionButton variant="primary" busy={busy} onAction={() => run(markSelected)}>
                  Mark selected as answered
                </ActionButton>
              </Allowed>
            ),
          }}
          placeholder={<Placeholder />}
          empty={{
            none: nothing[list.view],
            notFound: 'Try fewer letters, or search all inquiries.',
          }}
        >
          {(inquiry) => (
            <InquiryItem
              inquiry={inquiry}
              now={now}
              open={inquiry.id === openId}
              singleKeys={singleKeys}
              openedByItself={inquiry.id === openedByItself}
              onToggle={() => toggle(inquiry.id)}
              onAnswered={openNext}
            />
          )}
        </ListItems>
      </Stack>
    </Stack>
  )
}

interface InquiryElsewhereProps {
  id: number
  now: number
  onClose: () => void
}

/** The inquiry in the URL, if the list does not show it. */
function InquiryElsewhere({ id, now, onClose }: InquiryElsewhereProps) {
  const query = useQuery({
    ...endpointQuery(getAdminInquiry, { params: { id: String(id) } }),
    gcTime: 0,
  })
  return (
    <Loaded
      query={query}
      loading={`Loading inquiry ${id}…`}
      failed={`We could not open inquiry ${id}.`}
    >
      {(inquiry) => (
        <Stack gap={5} as="ul" role="list" aria-label="Opened inquiry">
          <li>
            <InquiryItem inquiry={inquiry} now={now} open onToggle={onClose} />
          </li>
        </Stack>
      )}
    </Loaded>
  )
}

const places = Array.from({ length: 6 }, (_, index) => index)

/** The shape of the list while it loads. */
const Placeholder = () => (
  <Stack gap={5} aria-hidden="true">
    {places.map((place) => (
      <Sheet key={place} as="div">
        <Head>
          <Bar />
          <Bar />
        </Head>
      </Sheet>
    ))}
  </Stack>
)
