import { beyondSeatsText, isBeyondSeats } from '@farandfew/domain/selections/beyond-seats.ts'
import type { Selection, SelectionApplicant } from '@farandfew/domain/selections/selections.ts'
import { listedWords } from '@farandfew/domain/text/words.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { beyondSeatsQuestion } from './beyond-seats.ts'
import type { Approval, Results } from './use-approving.ts'

interface ApproveBarProps {
  /** The picked requests. */
  picked: readonly Pick<SelectionApplicant, 'requestId' | 'name' | 'isForThis'>[]
  selection: Pick<Selection, 'places' | 'approvedForAnyDate' | 'approved' | 'seats'>
  results: Results
  progress: { done: number; total: number } | undefined
  isReloading: boolean
  onApprove: (approval: Approval) => void
  onAgain: () => void
}

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`)

/** Approves the picked requests after a question, and says how far that is. Stays in view below the lists. */
export function ApproveBar(props: ApproveBarProps) {
  const { picked, results, progress, isReloading, onApprove, onAgain } = props
  const count = picked.length
  /** The results about which the operator was asked. */
  const [answered, setAnswered] = useState<Results>()
  const unsure = results.failed.filter(({ isBeyondSeats }) => isBeyondSeats)
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
          onYes={(beyondSeats) => {
            close()
            onApprove({ requests: picked, beyondSeats })
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
            Propose again
          </ActionButton>
          {count === 0 && <span>No one is selected.</span>}
        </Actions>
      )}
      {unsure.length > 0 && progress === undefined && answered !== results && (
        <QuestionDialog
          {...beyondSeatsQuestion(unsure.length, unsure.at(-1)!.reason)}
          onConfirm={() => onApprove({ requests: unsure, beyondSeats: true })}
          onClose={() => setAnswered(results)}
        />
      )}
    </Bar>
  )
}

interface QuestionProps extends Pick<ApproveBarProps, 'picked' | 'selection'> {
  onYes: (beyondSeats: boolean) => void
  onNo: () => void
}

function Question({ picked, selection, onYes, onNo }: QuestionProps) {
  const { places, approvedForAnyDate, seats } = selection
  const count = picked.length
  const approved = selection.approved + count
  const anyDate = picked.filter(({ isForThis }) => !isForThis).map(({ name }) => name)
  const approvals = { before: selection.approved, approved, free: seats.free }
  const beyond =
    isBeyondSeats(approvals) && beyondSeatsQuestion(count, beyondSeatsText(approvals, count))
  return (
    <FocusedStack gap={2}>
      <p>
        {`Approve ${requests(count)}? Each applicant gets an email. ${
          anyDate.length > 0
            ? `${listedWords(anyDate)} asked for any date: this departure is then theirs. `
            : ''
        }${
          beyond
            ? beyond.description
            : count + approvedForAnyDate > places
              ? `${count > places ? 'That is' : 'With those approved for any date, that is'} more than the seats left to offer (${places}): an approval keeps no seat, so some may find none free.`
              : 'They can book, but an approval keeps no seat.'
        }`}
      </p>
      <Actions>
        <Button variant="primary" onClick={() => onYes(beyond !== false)}>
          {beyond ? beyond.confirm : 'Yes, approve'}
        </Button>
        <Button variant="secondary" onClick={onNo}>
          Not yet
        </Button>
      </Actions>
    </FocusedStack>
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
            <p key={requestId}>{`${name} was not approved: ${reason}`}</p>
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
