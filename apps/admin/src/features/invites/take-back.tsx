import { takeBackDeparture } from '@farandfew/domain/invites/admin-invites.contract.ts'
import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { useMay } from '../../shared/role/role.ts'
import { LongText } from './invites.styles.ts'
import { byName, decided, reloadInvite } from './invites.data.ts'

type Assignment = NonNullable<AdminInviteDetail['assignment']>

/** The departure that an operator gave the request, and the button that takes it back while it is not booked. */
export function TakeBack({
  detail,
  assignment,
}: {
  detail: AdminInviteDetail
  assignment: Assignment
}) {
  const { invite } = detail
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { send, reset, ...call } = useCall(takeBackDeparture, {
    ...decided,
    onFailure: () => void reloadInvite(client, invite),
  })
  const may = useMay('manage-bookings')
  const close = () => {
    reset()
    setAsks(false)
  }
  const { keptUntil, isBooked } = assignment
  return (
    <Stack gap={2} marginTop={3} align="start">
      <Quiet>
        <span>Departure assigned </span>
        <Instant value={assignment.assignedAt} />
        {isBooked ? (
          <span>. They have booked it.</span>
        ) : keptUntil !== null ? (
          <>
            <span>. A seat is kept until </span>
            <Instant value={keptUntil} />
            <span>.</span>
          </>
        ) : (
          <span>. No seat is kept for them.</span>
        )}
      </Quiet>
      {assignment.note !== null && (
        <>
          <h4>Note with the departure</h4>
          <LongText>{assignment.note}</LongText>
        </>
      )}
      {may && !isBooked && (
        <Button variant="secondary" onClick={() => setAsks(true)}>
          Undo the assignment
        </Button>
      )}
      {asks && (
        <QuestionDialog
          title="Undo the assignment?"
          description={`${mailText(detail, assignment)} ${effectText(detail, assignment)}`}
          confirm="Undo the assignment"
          busyLabel="Undoing..."
          failed="The assignment was not undone."
          call={call}
          onConfirm={() =>
            send({ ...byName(invite), body: { scheduleId: assignment.scheduleId } }, () => {
              toast({ title: 'Assignment undone' })
              close()
            })
          }
          onClose={close}
        />
      )}
    </Stack>
  )
}

/** What the email to the applicant says. */
function mailText({ invite, decision }: AdminInviteDetail, { keptUntil }: Assignment): string {
  const name = `${invite.tripTitle ?? 'their trip'}${invite.departureDate === null ? '' : `, ${formatDate(invite.departureDate)}`}`
  switch (decision?.mail) {
    case 'waiting':
      return 'The email about it has not left yet.'
    case 'sent':
      return keptUntil === null
        ? `They were told by email that they can book ${name}.`
        : `They were told by email that a seat is kept for them on ${name}.`
    default:
      return 'No email about it has reached them.'
  }
}

/** What undoing it does. */
function effectText(
  { decision }: AdminInviteDetail,
  { keptUntil, assignedAt }: Assignment,
): string {
  const seat = keptUntil === null ? '' : 'The seat becomes free. '
  const isSent = decision?.mail === 'sent'
  const isReopened = !isSent && decision?.mail !== 'failed' && decision?.decidedAt === assignedAt
  const mail = isSent ? ' They get an email that says so.' : ''
  return `${seat}The request ${isReopened ? 'is then pending again' : 'stays approved'}.${mail}`
}
