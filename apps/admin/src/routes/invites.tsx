import type { AdminInvite } from '@farandfew/domain/invites/admin-invites.ts'
import { listAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useLayoutEffect, useRef } from 'react'
import { useShortcut } from '../shared/keys/shortcuts.ts'
import { usePages } from '../shared/table/pages.data.ts'
import { useSelection } from '../shared/table/selection.ts'
import { loadForSelection, SelectionBar } from '../shared/table/selection-bar.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { describePages } from '../shared/table/describe-pages.ts'
import { CountLine } from '../shared/table/toolbar.styles.ts'
import { InvitePanel } from '../features/invites/invite-panel.tsx'
import { useQueueRefresh } from '../shared/open-work/open-work.data.ts'
import { useKeptRows } from '../shared/table/keep-rows.ts'
import {
  decideSelected,
  keyOf,
  selectedRow,
  useReloadDecided,
} from '../features/invites/invites.data.ts'
import { Column, Columns } from '../features/invites/invites.styles.ts'
import { KeyHints } from '../shared/keys/key-hints.tsx'
import { QueueFilters } from '../features/invites/queue-filters.tsx'
import { Queue } from '../features/invites/queue.tsx'
import { UndoBar } from '../features/invites/undo-bar.tsx'
import { useDecisions } from '../features/invites/use-decisions.ts'
import { useQueueFilter } from '../features/invites/use-queue-filter.ts'
import { useQueueNavigation } from '../features/invites/use-queue-navigation.ts'
import { useSingleKeys } from '../shared/keys/use-single-keys.ts'

const keyHints = [
  { key: 'J', label: 'next' },
  { key: 'K', label: 'previous' },
  { key: 'A', label: 'approve' },
  { key: 'R', label: 'reject' },
  { key: 'X', label: 'select' },
  { key: 'U', label: 'undo' },
]

/** The queue of invite requests on the left, the open one on the right. */
export default function InvitesPage() {
  const { filter, opened, ...url } = useQueueFilter()
  const query = usePages(listAdminInvites, filter)
  const latest = useRef<ReturnType<typeof useQueueNavigation>>(undefined)
  const decisions = useDecisions({
    onDecided: (name) => latest.current?.advance(name),
    onUndone: (name) => latest.current?.open(name),
  })
  // A decided request keeps its line while the decision can be undone, the open one as long as it is open.
  const items = useKeptRows(query, {
    keyOf,
    kept: [...decisions.undoables.map(({ key }) => key), ...(opened ? [keyOf(opened)] : [])],
    listKey: JSON.stringify(filter),
  })
  const selection = useSelection(items.map(keyOf), JSON.stringify(filter))
  const selected = items.filter((item) => selection.keys.has(keyOf(item)))
  const selectAll = async () => selection.set((await loadForSelection(query)).map(keyOf))
  const navigation = useQueueNavigation({ items, opened, open: url.open, close: url.close })
  useLayoutEffect(() => {
    latest.current = navigation
  })
  useQueueRefresh('invites', query)
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const isOpened = (item: AdminInvite) => opened !== undefined && keyOf(item) === keyOf(opened)
  const openItem = items.find(isOpened)
  const isRead = query.data?.pages.some((page) => page.items.some(isOpened))
  useReloadDecided(opened, openItem?.status === 'pending' && !isRead)

  const undoLast = () => {
    const last = decisions.undoables.at(-1)
    if (last) decisions.undo(last)
  }
  const steps = { enabled: singleKeys, isPending: query.isPending }
  useShortcut('j', 'Next request', navigation.next, steps)
  useShortcut('k', 'Previous request', navigation.previous, steps)
  useShortcut('x', 'Select the open request', () => opened && selection.toggle(keyOf(opened)), {
    enabled: singleKeys && opened !== undefined,
    of: opened && keyOf(opened),
  })
  useShortcut('u', 'Undo the last decision', undoLast, {
    enabled: singleKeys,
    isPending: decisions.isDeciding,
  })
  useShortcut('z', 'Undo the last decision', undoLast, {
    command: true,
    isPending: decisions.isDeciding,
  })

  const isFiltered =
    filter.status !== 'pending' ||
    !!(filter.destination || filter.scheduleId || filter.assignee || filter.search)
  return (
    <Stack gap={5}>
      <KeyHints hints={keyHints} singleKeys={singleKeys} onChoose={setSingleKeys} />
      <QueueFilters
        filter={filter}
        page={query.data?.pages.at(-1)}
        aside={opened !== undefined}
        onChange={url.setFilter}
      >
        <CountLine role="status">
          {describePages(query, { one: 'request', many: 'requests' })}
        </CountLine>
      </QueueFilters>
      <Columns>
        <Column $aside={opened !== undefined}>
          <SelectionBar
            selection={selection}
            rows={selected.map(selectedRow)}
            total={query.data?.pages.at(-1)?.total ?? 0}
            onSelectAll={selectAll}
            csv={{ path: '/api/admin/invites.csv', query: { rows: [...selection.keys].join('.') } }}
          >
            {(run, busy) => (
              <Allowed to="manage-bookings">
                <ActionButton
                  variant="primary"
                  busy={busy}
                  onAction={() => run(decideSelected('Approve', 'approved'))}
                >
                  Approve selected
                </ActionButton>
                <ActionButton
                  variant="secondary"
                  busy={busy}
                  onAction={() => run(decideSelected('Reject', 'rejected'))}
                >
                  Reject selected
                </ActionButton>
              </Allowed>
            )}
          </SelectionBar>
          <Queue
            selection={selection}
            query={query}
            items={items}
            isFiltered={isFiltered}
            opened={opened}
            hrefOf={url.hrefOf}
            navigation={navigation}
            onClear={url.clear}
          />
        </Column>
        <Column $aside={opened === undefined}>
          {opened ? (
            <InvitePanel
              key={keyOf(opened)}
              name={opened}
              applicant={openItem?.name}
              decisions={decisions}
              singleKeys={singleKeys}
              openedByItself={navigation.openedByItself === keyOf(opened)}
              headingRef={navigation.heading}
              onClose={navigation.close}
            />
          ) : (
            <Notice>
              <p>Choose a request to see the applicant and the group they would join.</p>
            </Notice>
          )}
        </Column>
      </Columns>
      <UndoBar decisions={decisions} />
    </Stack>
  )
}
