import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Results } from './use-approving.ts'

interface ApproveBarProps {
  /** How many requests are picked. */
  count: number
  places: number
  /** How many people are approved for any date of the trip. */
  approvedForAnyDate: number
  results: Results
  progress: { done: number; total: number } | undefined
  isReloading: boolean
  onApprove: () => void
  onAgain: () => void
}

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`)

/** Approves the picked requests after a question, and says how far that is. Stays in view below the lists. */
export function ApproveBar(props: ApproveBarProps) {
  const { count, results, progress, isReloading, onApprove, onAgain } = props
  const [asks, setAsks] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const close = () => {
    setAsks(false)
    bar.current?.focus()
  }
  return (
    <Bar ref={bar} tabIndex={-1} role="group" aria-label="Approve requests">
      <Outcome results={results} isOver={progress === undefined} />
      {asks ? (
        <Question
          {...props}
          onYes={() => {
            close()
            onApprove()
          }}
          onNo={close}
        />
      ) : (
        <Actions align="center" rowGap={2}>
          <ActionButton
            variant="primary"
            idle={count === 0 || isReloading}
            busy={progress !== undefined}
            {...(progress && {
              busyLabel: `Approving ${progress.done + 1} of ${progress.total}...`,
            })}
            onAction={() => setAsks(true)}
          >
            {count === 0 ? 'Approve' : `Approve ${requests(count)}`}
          </ActionButton>
          <ActionButton
            variant="quiet"
            busy={isReloading}
            idle={progress !== undefined}
            onAction={onAgain}
          >
            Propose Again
          </ActionButton>
          {count === 0 && <span>No one is picked.</span>}
        </Actions>
      )}
    </Bar>
  )
}

interface QuestionProps extends Pick<ApproveBarProps, 'count' | 'places' | 'approvedForAnyDate'> {
  onYes: () => void
  onNo: () => void
}

function Question({ count, places, approvedForAnyDate, onYes, onNo }: QuestionProps) {
  const top = useFocusOnMount<HTMLDivElement>()
  return (
    <Stack gap={2} ref={top} tabIndex={-1}>
      <p>
        Approve {requests(count)}? Each applicant gets an email and can book.{' '}
        {count + approvedForAnyDate > places
          ? `${count > places ? 'That is' : 'With those approved for any date, that is'} more than the places left to offer (${places}): no seat is reserved, so some may find none free.`
          : 'No seat is reserved for them.'}
      </p>
      <Actions>
        <Button variant="primary" onClick={onYes}>
          Yes, Approve
        </Button>
        <Button variant="secondary" onClick={onNo}>
          Not Yet
        </Button>
      </Actions>
    </Stack>
  )
}

/** What became of the requests that were approved last. */
function Outcome({ results, isOver }: { results: Results; isOver: boolean }) {
  const { approved, failed } = results
  return (
    <>
      <p role="status">
        {isOver && approved.length + failed.length > 0
          ? `${requests(approved.length)} approved${failed.length > 0 ? `, ${failed.length} failed` : ''}.`
          : ''}
      </p>
      {failed.length > 0 && (
        <div role="alert">
          {failed.map(({ requestId, name, reason }) => (
            <p key={requestId}>
              {name} was not approved: {reason}
            </p>
          ))}
        </div>
      )}
    </>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layers.sticky};
  display: grid;
  gap: 8px;
  max-height: 60vh;
  /* Room for the outline of what is focused. */
  margin-inline: -6px;
  padding: 12px 6px;
  overflow-y: auto;
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.paper};
  p:empty {
    display: none;
  }
`
