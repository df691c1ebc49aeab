import { ActionButton, Button } from '@farandfew/ui/button'
import { useState } from 'react'
import { styled } from 'styled-components'

interface ApproveBarProps {
  /** The picked requests that are not approved yet. */
  requestIds: readonly number[]
  places: number
  approved: number
  failed: number
  progress: { done: number; total: number } | undefined
  isReloading: boolean
  onApprove: () => void
  onAgain: () => void
}

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`)

/** Approves the picked requests after a question, and says how far that is. */
export function ApproveBar(props: ApproveBarProps) {
  const { requestIds, places, approved, failed, progress, isReloading, onApprove, onAgain } = props
  const [asks, setAsks] = useState(false)
  const count = requestIds.length
  const isOver = approved + count > places
  return (
    <Bar role="group" aria-label="Approve requests">
      {asks && progress === undefined && count > 0 ? (
        <>
          <p>
            Approve {requests(count)}? Each applicant gets an email and can book.
            {isOver && ` That is more than the ${places} places: the first to book get them.`}
          </p>
          <Actions>
            <ActionButton
              variant="primary"
              onAction={() => {
                setAsks(false)
                onApprove()
              }}
            >
              Yes, Approve
            </ActionButton>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              Not Yet
            </Button>
          </Actions>
        </>
      ) : (
        <Actions>
          <ActionButton
            variant="primary"
            idle={count === 0}
            busy={progress !== undefined}
            {...(progress && {
              busyLabel: `Approving ${progress.done + 1} of ${progress.total}...`,
            })}
            onAction={() => setAsks(true)}
          >
            Approve {requests(count)}
          </ActionButton>
          <ActionButton busy={isReloading} idle={progress !== undefined} onAction={onAgain}>
            Propose Again
          </ActionButton>
        </Actions>
      )}
      <p role="status">
        {progress === undefined && approved + failed > 0
          ? `${requests(approved)} approved${failed > 0 ? `, ${failed} failed` : ''}.`
          : ''}
      </p>
    </Bar>
  )
}

const Bar = styled.div`
  display: grid;
  gap: 8px;
  padding: 16px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  p:empty {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
