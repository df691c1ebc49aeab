import {
  type AdminInviteDetail,
  decisionForm,
  type InviteOutcome,
} from '@farandfew/domain/invites/admin-invites.ts'
import { decisionNoteMaxLength } from '@farandfew/domain/constants/limits.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { useIsSettled } from '../../shared/keys/use-is-settled.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { asksBeyondSeats, beyondSeatsQuestion } from '../selections/beyond-seats.ts'
import { AssignDeparture, canAssign } from './assign-departure.tsx'
import { keyOf } from './invites.data.ts'
import { ButtonKey } from '../../shared/keys/key.ts'
import type { Decisions, NoteDraft } from './use-decisions.ts'

export interface DecisionFormProps {
  detail: AdminInviteDetail
  decisions: Decisions
  /** Whether single letters are shortcuts. */
  singleKeys: boolean
  /** Whether the page opened the request after a decision about another one. */
  openedByItself: boolean
}

const countCharacters = (text: string) => [...text.trim()].length

/** The form, which one of two buttons sends, and the question that the API may ask before it approves. */
function useDecision({ invite }: AdminInviteDetail, decisions: Decisions) {
  const [chosen, setChosen] = useState<InviteOutcome>('approved')
  // The form is sent in the event that sets the outcome, before React updates the state.
  const status = useRef(chosen)
  const beyondSeats = useRef(false)
  /** Why the API asks before it approves. */
  const [reason, setReason] = useState<string>()
  const { formProps, field, form, busy, submit } = useForm({
    schema: decisionForm,
    initialValues: { note: '' } satisfies NoteDraft,
    toInput: ({ note }) => ({
      status: status.current,
      note,
      ...(beyondSeats.current && { beyondSeats: true }),
    }),
    draft: { in: decisions.drafts, as: keyOf(invite) },
    send: (input) => decisions.decide(invite, input),
    onFailure: (error) => {
      const asks = asksBeyondSeats(error)
      setReason(asks ? explainFailure(error) : undefined)
      if (!asks) decisions.reportFailure(invite, error)
    },
  })
  const decide = (outcome: InviteOutcome, anyway = false) => {
    if (busy) return
    status.current = outcome
    beyondSeats.current = anyway
    setChosen(outcome)
    submit()
  }
  const stopAsking = () => setReason(undefined)
  const { note } = form.values
  return { formProps, field, busy, chosen, decide, reason, stopAsking, note }
}

/** Approves or rejects the request that is shown, by a button or its key, with an optional note. */
export function DecisionForm(props: DecisionFormProps) {
  const { detail, decisions, singleKeys, openedByItself } = props
  const { invite } = detail
  const decision = useDecision(detail, decisions)
  const { formProps, field, busy, chosen, decide, reason, note } = decision
  const isSettled = useIsSettled(openedByItself)
  const decideByKey = (outcome: InviteOutcome) => {
    if (isSettled()) decide(outcome)
  }
  const keys = { enabled: singleKeys, of: keyOf(invite) }
  useShortcut('a', 'Approve', () => decideByKey('approved'), keys)
  useShortcut('r', 'Reject', () => decideByKey('rejected'), keys)

  // Hidden until it is opened, so that it does not cover the request.
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || note !== ''
  const [isAssigning, setIsAssigning] = useState(false)
  const mayAssign = canAssign(detail)
  useOfferedActions([
    { name: 'Approve', atOnce: true, run: () => decide('approved') },
    { name: 'Reject', atOnce: true, run: () => decide('rejected') },
    ...(mayAssign && !isAssigning
      ? [{ name: 'Assign a departure', run: () => setIsAssigning(true) }]
      : []),
    ...(isOpen ? [] : [{ name: 'Add a note', run: () => setIsWanted(true) }]),
  ])
  return (
    <Stack as="form" gap={3} {...formProps} aria-label="Decide">
      {isOpen && (
        <TextAreaField
          label="Note to the applicant (optional)"
          hint={`Included in the email. ${countCharacters(note)} of ${decisionNoteMaxLength} characters.`}
          rows={3}
          autoFocus={isWanted}
          {...field('note')}
        />
      )}
      <Actions gap={1}>
        <ActionButton
          variant="primary"
          busy={busy && chosen === 'approved'}
          busyLabel="Approving..."
          aria-keyshortcuts={singleKeys ? 'A' : undefined}
          onAction={() => decide('approved')}
        >
          Approve {singleKeys && <ButtonKey aria-hidden="true">A</ButtonKey>}
        </ActionButton>
        <ActionButton
          busy={busy && chosen === 'rejected'}
          busyLabel="Rejecting..."
          aria-keyshortcuts={singleKeys ? 'R' : undefined}
          onAction={() => decide('rejected')}
        >
          Reject {singleKeys && <ButtonKey aria-hidden="true">R</ButtonKey>}
        </ActionButton>
        {mayAssign && (
          <Button
            variant="secondary"
            aria-expanded={isAssigning}
            onClick={() => setIsAssigning((before) => !before)}
          >
            Assign a departure
          </Button>
        )}
        {!isOpen && (
          <Button variant="quiet" onClick={() => setIsWanted(true)}>
            Add a note
          </Button>
        )}
      </Actions>
      {isAssigning && <AssignDeparture detail={detail} note={note} autoFocus />}
      {reason !== undefined && (
        <QuestionDialog
          {...beyondSeatsQuestion(1, reason)}
          call={{ busy, error: null }}
          onConfirm={() => decide('approved', true)}
          onClose={decision.stopAsking}
        />
      )}
    </Stack>
  )
}
