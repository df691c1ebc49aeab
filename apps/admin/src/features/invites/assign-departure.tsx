import { assignDeparture } from '@farandfew/domain/invites/admin-invites.contract.ts'
import type {
  AdminInviteDetail,
  AssignableDeparture,
} from '@farandfew/domain/invites/admin-invites.ts'
import { decisionNoteMaxLength } from '@farandfew/domain/constants/limits.ts'
import { assignedSeatHours } from '@farandfew/domain/waitlist/waitlist-hours.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { choiceOf } from '../departures/departure-words.ts'
import { asksBeyondSeats, beyondSeatsQuestion } from '../selections/beyond-seats.ts'
import { describeRequest } from './describe-request.ts'
import { byName, cacheInvite, decided, reloadInvite } from './invites.data.ts'

interface AssignDepartureProps {
  detail: AdminInviteDetail
  /** The note to the applicant that the form of the decision has. Without it, this form asks for one. */
  note?: string
  /** Whether the choice takes the focus. */
  autoFocus?: boolean
}

/** Whether the request has no departure, or one that it cannot have any more while there are others. */
export const canAssign = ({ invite, assignable }: AdminInviteDetail) =>
  invite.scheduleId === null || assignable.length > 0

/** Gives a request a departure, which approves a pending one, and keeps a seat for a member. */
export function AssignDeparture(props: AssignDepartureProps) {
  const { detail, autoFocus = false } = props
  const { invite, assignable, applicant } = detail
  const [ownNote, setOwnNote] = useState('')
  const note = (props.note ?? ownNote).trim()
  const client = useQueryClient()
  const { send, busy, error, reset } = useCall(assignDeparture, {
    // The question is gone once a departure is assigned, so a toast says what became of it.
    onSuccess: (stored) => {
      cacheInvite(client, stored)
      toast({ title: 'Departure assigned', description: describeRequest(stored.invite) })
    },
    reloads: decided.reloads,
    // Another operator may have done it.
    onFailure: (failure) => {
      if (asksBeyondSeats(failure)) return
      toastFailure(failure, 'The departure was not assigned')
      void reloadInvite(client, invite)
    },
  })
  const [chosen, setChosen] = useState('')
  const choice = useRef<HTMLSelectElement>(null)
  useOfferedActions([{ name: 'Assign a departure', run: () => choice.current?.focus() }])
  const target = assignable.find(({ scheduleId }) => String(scheduleId) === chosen)
  const asks = asksBeyondSeats(error)
  const assign = (beyondSeats: boolean) => {
    if (!target) return
    send({
      ...byName(invite),
      body: {
        scheduleId: target.scheduleId,
        ...(note && { note }),
        ...(beyondSeats && { beyondSeats }),
      },
    })
  }
  return (
    <Stack gap={3} marginTop={3}>
      <SelectField
        ref={choice}
        autoFocus={autoFocus}
        label="Assign a departure"
        name="departure"
        value={chosen}
        placeholder={assignable.length === 0 ? 'No seat is free' : 'Choose a departure'}
        options={assignable.map((one) => ({
          value: String(one.scheduleId),
          label: labelOf(one, detail),
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {props.note === undefined && target && (
        <TextAreaField
          label="Note to the applicant (optional)"
          hint="Included in the email."
          name="note"
          rows={3}
          maxLength={decisionNoteMaxLength}
          value={ownNote}
          onChange={({ currentTarget: { value } }) => setOwnNote(value)}
        />
      )}
      <p>
        {applicant.account === null
          ? 'They get one email. No seat is kept, because they have no account.'
          : `They get one email, and we keep a seat for ${assignedSeatHours} hours.`}
      </p>
      {error && !asks && <p>{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          variant="primary"
          idle={!target}
          busy={busy}
          busyLabel="Assigning..."
          onAction={() => assign(false)}
        >
          {invite.status === 'pending' ? 'Approve and assign' : 'Assign'}
        </ActionButton>
      </Actions>
      {asks && (
        <QuestionDialog
          {...beyondSeatsQuestion(1, explainFailure(error))}
          call={{ busy, error: null }}
          onConfirm={() => assign(true)}
          onClose={reset}
        />
      )}
    </Stack>
  )
}

/** '8 November 2025 · 4 days · 2 booked · 10 free'; with the trip if there is a choice, and 'another month' if it is one. */
const labelOf = (departure: AssignableDeparture, { assignable }: AdminInviteDetail): string =>
  [
    ...(assignable.some(({ tripTitle }) => tripTitle !== departure.tripTitle)
      ? [departure.tripTitle]
      : []),
    choiceOf(departure),
    ...(departure.fitsMonth ? [] : ['another month']),
  ].join(' · ')
