import type { AdminInviteDetail, Decision } from '@farandfew/domain/admin/invites'
import { decisionNoteMaxLength, undoSeconds } from '@farandfew/domain/constants'
import { Button } from '@farandfew/ui/button'
import { TextAreaField } from '@farandfew/ui/field'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '../../shared/notices/action-button.tsx'
import { Quiet } from '../../shared/table/facts.styles.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { keyOf } from './invites.data.ts'
import { Key, Sheet, Words } from './invites.styles.ts'
import { StatusBadge } from './status-badge.tsx'
import type { Decisions } from './use-decisions.ts'

interface DecisionPartProps {
  detail: AdminInviteDetail
  decisions: Decisions
  /** Whether single keys decide. */
  keysOn: boolean
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

const Note = styled.div`
  margin-bottom: 12px;
`

/** Stays in sight beside a long group, where there is room for both. */
const Standing = styled(Sheet)<{ $open: boolean }>`
  padding-block: ${({ $open }) => ($open ? '14px' : undefined)};
  ${({ theme }) => theme.media.ml} {
    @media (min-height: 760px) {
      position: ${({ $open }) => ($open ? 'sticky' : 'static')};
      bottom: 0;
      box-shadow: ${({ theme, $open }) => ($open ? theme.shadows.float : 'none')};
    }
  }
`

const Failure = styled.p`
  margin-top: 12px;
  color: ${({ theme }) => theme.colors.danger};
  font-weight: ${({ theme }) => theme.fontWeights.label};
`

/** Characters as the API counts them. */
export const noteLength = (note: string) => [...note.trim()].length

const mailWords: Readonly<Record<Decision['mail'], string>> = {
  waiting: `The mail to the applicant leaves ${undoSeconds} seconds after the decision.`,
  sent: 'The mail to the applicant is sent.',
  failed: 'The mail to the applicant could not be delivered.',
  none: 'No mail goes out: there is no address, or its limit for a day is used up.',
}

/** Approve or reject with a note; once that is done, who did so and when. */
export function DecisionPart({ detail, decisions, keysOn }: DecisionPartProps) {
  const { invite, decision } = detail
  const key = keyOf(invite)
  const failure = decisions.failure?.key === key ? decisions.failure : undefined
  const part = useRef<HTMLElement>(null)
  const { status } = invite
  const shown = useRef(status)
  useEffect(() => {
    // The button that had the focus is gone.
    if (shown.current !== status && document.activeElement === document.body) part.current?.focus()
    shown.current = status
  }, [status])

  const unsent = decision && failure ? decisions.noteOf(key).trim() : ''
  return (
    <Standing ref={part} $open={!decision} aria-labelledby="invite-decision" tabIndex={-1}>
      <h3 id="invite-decision">The decision</h3>
      {decision ? (
        <Decided decision={decision} />
      ) : (
        <DecisionForm {...{ detail, decisions, keysOn }} />
      )}
      <div role="alert">{failure && <Failure>{failure.message}</Failure>}</div>
      {unsent && (
        <>
          <h4>Your note, which was not sent</h4>
          <Words>{unsent}</Words>
        </>
      )}
    </Standing>
  )
}

function Decided({
  decision: { status, decidedAt, decidedBy, note, mail },
}: {
  decision: Decision
}) {
  return (
    <>
      <p>
        <StatusBadge status={status} /> by {decidedBy ?? 'an operator who gave no name'},{' '}
        <Instant value={decidedAt} />
      </p>
      <Quiet>{mailWords[mail]}</Quiet>
      {note !== null && (
        <>
          <h4>Note to the applicant</h4>
          <Words>{note}</Words>
        </>
      )}
    </>
  )
}

function DecisionForm({ detail: { invite }, decisions, keysOn }: DecisionPartProps) {
  const key = keyOf(invite)
  const note = decisions.noteOf(key)
  const length = noteLength(note)
  const tooLong = length > decisionNoteMaxLength
  const ours = decisions.deciding?.key === key ? decisions.deciding.status : undefined
  // Folded away until it is wanted: what is decided about lies behind this part.
  const [asked, setAsked] = useState(false)
  const isOpen = asked || note !== ''
  return (
    <>
      {isOpen && (
        <Note>
          <TextAreaField
            label="Note to the applicant (optional)"
            hint={`Goes into the mail, which leaves after ${undoSeconds} seconds. ${length} of ${decisionNoteMaxLength} characters.`}
            error={tooLong ? `Please use at most ${decisionNoteMaxLength} characters` : undefined}
            name="note"
            rows={3}
            autoFocus={asked}
            value={note}
            onChange={({ currentTarget: { value } }) => decisions.write(key, value)}
          />
        </Note>
      )}
      <Actions>
        <ActionButton
          variant="primary"
          busy={ours === 'approved'}
          busyLabel="Approving..."
          disabled={tooLong}
          aria-keyshortcuts={keysOn ? 'A' : undefined}
          onAction={() => decisions.decide(invite, 'approved')}
        >
          Approve {keysOn && <Key aria-hidden="true">A</Key>}
        </ActionButton>
        <ActionButton
          busy={ours === 'rejected'}
          busyLabel="Rejecting..."
          disabled={tooLong}
          aria-keyshortcuts={keysOn ? 'R' : undefined}
          onAction={() => decisions.decide(invite, 'rejected')}
        >
          Reject {keysOn && <Key aria-hidden="true">R</Key>}
        </ActionButton>
        {!isOpen && (
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Add a note
          </Button>
        )}
      </Actions>
    </>
  )
}
