import type { AdminInvite } from '@farandfew/domain/invites/admin-invites.ts'
import { exportAdminInvites } from '@farandfew/domain/invites/admin-invites.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useLayoutEffect, useRef } from 'react'
import { type KeyHint, KeyHints } from '../shared/keys/key-hints.tsx'
import { useShortcut } from '../shared/keys/shortcuts.ts'
import { useSingleKeys } from '../shared/keys/use-single-keys.ts'
import { useMay } from '../shared/role/role.ts'
import { Allowed } from '../shared/role/allowed.tsx'
import { ListHead } from '../shared/table/list-head.tsx'
import { ListResults } from '../shared/table/list-results.tsx'
import { SearchTools } from '../shared/table/list-tools.tsx'
import { SelectedRows } from '../shared/table/selected-rows.tsx'
import { InvitePanel } from '../features/invites/invite-panel.tsx'
import {
  decideSelected,
  keyOf,
  selectedRow,
  useReloadDecided,
} from '../features/invites/invites.data.ts'
import { Column, Columns } from '../features/invites/invites.styles.ts'
import { DepartureFilter, QueueTools } from '../features/invites/queue-filters.tsx'
import { QueueList, QueuePlaceholder } from '../features/invites/queue-list.tsx'
import { UndoBar } from '../features/invites/undo-bar.tsx'
import { useDecisions } from '../features/invites/use-decisions.ts'
import { useQueue } from '../features/invites/use-queue.ts'
import { useQueueNavigation } from '../features/invites/use-queue-navigation.ts'

const keyHints: readonly KeyHint[] = [
  { key: 'J', label: 'next' },
  { key: 'K', label: 'previous' },
  { key: 'A', label: 'approve', to: 'manage-bookings' },
  { key: 'R', label: 'reject', to: 'manage-bookings' },
  { key: 'X', label: 'select' },
  { key: 'U', label: 'undo', to: 'manage-bookings' },
]

/** The queue, the open request and the decisions, which open the next one. */
function useInvites() {
  const latest = useRef<ReturnType<typeof useQueueNavigation>>(undefined)
  const decisions = useDecisions({
    onDecided: (name) => latest.current?.advance(name),
    onUndone: (name) => latest.current?.open(name),
  })
  // A decided request keeps its line while the decision can be undone, the open one as long as it is open.
  const queue = useQueue(decisions.undoables.map(({ key }) => key))
  const navigation = useQueueNavigation(queue)
  useLayoutEffect(() => {
    latest.current = navigation
  })
  return { decisions, queue, navigation }
}
type Invites = ReturnType<typeof useInvites>

function useKeys({ decisions, queue, navigation }: Invites, singleKeys: boolean) {
  const { opened, selection, query } = queue
  const mayDecide = useMay('manage-bookings')
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
    enabled: singleKeys && mayDecide,
    isPending: decisions.isDeciding,
  })
  useShortcut('z', 'Undo the last decision', undoLast, {
    enabled: mayDecide,
    command: true,
    isPending: decisions.isDeciding,
  })
}

/** The queue of invite requests on the left, the open one on the right. */
export default function InvitesPage() {
  const invites = useInvites()
  const { decisions, queue, navigation } = invites
  const { opened, rows, query } = queue
  const [singleKeys, setSingleKeys] = useSingleKeys()
  useKeys(invites, singleKeys)
  const isOpened = (item: AdminInvite) => opened !== undefined && keyOf(item) === keyOf(opened)
  const openItem = rows.find(isOpened)
  const isRead = query.data?.pages.some((page) => page.items.some(isOpened))
  useReloadDecided(opened, openItem?.status === 'pending' && !isRead)
  return (
    <Stack gap={2}>
      <KeyHints hints={keyHints} singleKeys={singleKeys} onChoose={setSingleKeys} />
      <QueueTools $aside={opened !== undefined}>
        <SearchTools
          list={queue}
          label="Search requests"
          hint="Name, email or tag"
          filters={<DepartureFilter queue={queue} />}
        />
      </QueueTools>
      <Columns>
        <Column $aside={opened !== undefined}>
          <Requests queue={queue} navigation={navigation} />
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

const Requests = ({ queue, navigation }: Pick<Invites, 'queue' | 'navigation'>) => (
  <>
    <ListHead
      list={queue}
      sortNames={{
        received: ['Oldest first', 'Newest first'],
        name: ['Name, A to Z', 'Name, Z to A'],
        departure: ['Earliest departure first', 'Latest departure first'],
      }}
    />
    <ListResults
      list={queue}
      placeholder={<QueuePlaceholder />}
      empty={{
        none: 'No request is pending.',
        notFound: 'No request matches these filters.',
        clear: 'Show all pending',
      }}
    >
      <QueueList queue={queue} navigation={navigation} />
    </ListResults>
    <SelectedRows
      list={queue}
      rowOf={selectedRow}
      fileOf={(keys) => ({ path: exportAdminInvites.path, query: { rows: keys } })}
      actions={(run, busy) => (
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
    />
  </>
)
