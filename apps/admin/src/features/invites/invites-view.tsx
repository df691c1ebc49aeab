import type { InviteOutcome } from '@farandfew/domain/admin/invites'
import { decisionNoteMaxLength } from '@farandfew/domain/constants'
import { useMemo } from 'react'
import { Notice } from '../../shared/notices/notice.ts'
import { CountLine, Stack } from '../../shared/table/toolbar.styles.ts'
import { havePagesFailed } from '../../shared/table/pages.data.ts'
import { noteLength } from './decision-part.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { keyOf, type QueueQuery, useInvite, useQueue } from './invites.data.ts'
import { Column, Columns } from './invites.styles.ts'
import { KeyHints } from './key-hints.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { Queue } from './queue.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useDecisions } from './use-decisions.ts'
import { useKeys, useKeysOn } from './use-keys.ts'
import { useQueueFilter } from './use-queue-filter.ts'
import { useWalk } from './use-walk.ts'

/** What the line over the queue says; nothing beside a failure, which speaks for itself. */
function describeQueue(query: QueueQuery, shown: number): string {
  if (havePagesFailed(query)) return ''
  const total = query.data?.pages.at(-1)?.total
  if (total === undefined || query.isPlaceholderData) return 'Loading requests…'
  const found = total === 1 ? '1 request' : `${total.toLocaleString('en-IN')} requests`
  return shown < total ? `${found}, ${shown} of them shown` : found
}

/** The queue of requests at left, the open one at right. */
export function InvitesView() {
  const url = useQueueFilter()
  const { filter, opened } = url
  const query = useQueue(filter)
  const items = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data])
  const invite = useInvite(opened)
  const decisions = useDecisions(filter)
  const walk = useWalk({ items, opened, open: url.open, close: url.close })
  const [keysOn, chooseKeys] = useKeysOn()
  const openItem = opened && items.find((item) => keyOf(item) === keyOf(opened))

  const decide = (status: InviteOutcome) => {
    if (!opened || invite.data?.decision !== null) return
    if (noteLength(decisions.noteOf(keyOf(opened))) > decisionNoteMaxLength) return
    decisions.decide(opened, status)
  }
  const undoLast = () => {
    const last = decisions.undoables.at(-1)
    if (last) decisions.undo(last)
  }
  useKeys(
    {
      next: walk.next,
      previous: walk.previous,
      approve: () => decide('approved'),
      reject: () => decide('rejected'),
      undo: undoLast,
    },
    keysOn,
  )

  const narrowed =
    filter.status !== 'pending' || !!(filter.destination || filter.scheduleId || filter.search)
  return (
    <Stack>
      <KeyHints keysOn={keysOn} onChoose={chooseKeys} />
      <Columns>
        <Column $aside={opened !== undefined}>
          <QueueFilters filter={filter} page={query.data?.pages.at(-1)} onNarrow={url.setFilter} />
          <CountLine role="status">{describeQueue(query, items.length)}</CountLine>
          <Queue {...{ query, items, narrowed, opened }} onOpen={walk.open} onClear={url.clear} />
        </Column>
        <Column $aside={opened === undefined}>
          {opened ? (
            <InvitePanel
              key={keyOf(opened)}
              name={opened}
              applicant={openItem?.name}
              decisions={decisions}
              keysOn={keysOn}
              headingRef={walk.heading}
              onClose={walk.close}
            />
          ) : (
            <Notice>
              <p>Choose a request to see who asks, beside the group they would join.</p>
            </Notice>
          )}
        </Column>
      </Columns>
      <UndoBar decisions={decisions} />
    </Stack>
  )
}
