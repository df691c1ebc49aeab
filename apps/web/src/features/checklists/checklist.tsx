import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Grid, Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AddItem } from './add-item.tsx'
import { CheckRow } from './checklist.styles.ts'
import { checklistQuery, useChecklistCalls } from './checklists.data.ts'
import { SharedItemRow } from './shared-item-row.tsx'

interface ChecklistProps {
  departureId: number
  /** The id of the signed-in member. */
  me: number
  isReadOnly: boolean
  /** Whether the trip is over, so that there is nothing more to bring. */
  isOver: boolean
}

/** What the group shares, where one tick counts for everyone, and the club's list, where each ticks their own. */
export function Checklist({ departureId, me, isReadOnly, isOver }: ChecklistProps) {
  const query = useQuery(checklistQuery(departureId))
  const calls = useChecklistCalls(departureId)
  const id = useId()
  const list = query.data
  if (!list) {
    return query.isFetching ? (
      <VisuallyHidden role="status">Loading the checklist</VisuallyHidden>
    ) : (
      <Problem title="We could not load the checklist." onRetry={() => void query.refetch()} />
    )
  }
  const done = list.items.filter(({ isDone }) => isDone).length
  const ticked = list.clubItems.filter(({ isTicked }) => isTicked).length
  return (
    <Grid columns={isReadOnly ? 1 : [3, 2]} from="ml" gap={6} align="start">
      <Panel aria-labelledby={`${id}-shared`}>
        <Stack gap={1}>
          <Heading id={`${id}-shared`}>Shared checklist</Heading>
          <Quiet>
            {`${!isOver ? 'What only one of you needs to bring. Everyone in the group can see and change this list. ' : ''}${list.items.length > 0 ? `${done} of ${list.items.length} done.` : ''}`}
          </Quiet>
        </Stack>
        {list.items.length === 0 && (
          <p>
            {isOver
              ? 'The group shared nothing here.'
              : 'Nothing here yet. What does only one of you need to bring?'}
          </p>
        )}
        {list.items.length > 0 && (
          <Stack as="ul" gap={0} role="list">
            {list.items.map((item) => (
              <SharedItemRow
                key={item.id}
                item={item}
                me={me}
                calls={calls}
                isReadOnly={isReadOnly}
                isOver={isOver}
              />
            ))}
          </Stack>
        )}
        {!isReadOnly && !isOver && <AddItem suggestions={list.suggestions} onAdd={calls.add} />}
      </Panel>
      {!isReadOnly && (
        <Panel aria-labelledby={`${id}-own`}>
          <Stack gap={1}>
            <Heading id={`${id}-own`}>Your own list</Heading>
            <Quiet>
              {`The club's list for every traveller. Only you see what you tick. ${ticked} of ${list.clubItems.length} ticked.`}
            </Quiet>
          </Stack>
          <Stack as="ul" gap={0} role="list">
            {list.clubItems.map(({ key, label, isTicked }) => (
              <CheckRow key={key}>
                <label>
                  <input
                    type="checkbox"
                    checked={isTicked}
                    onChange={() =>
                      void calls
                        .tick(key, !isTicked)
                        .catch((error: unknown) => toastFailure(error, 'Not saved'))
                    }
                  />
                  <span>{label}</span>
                </label>
              </CheckRow>
            ))}
          </Stack>
        </Panel>
      )}
    </Grid>
  )
}
