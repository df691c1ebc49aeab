import { endpointQuery } from '@farandfew/api-client'
import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { assignDeparture } from '@farandfew/domain/invites/admin-invites.contract.ts'
import type { AdminInvite } from '@farandfew/domain/invites/admin-invites.ts'
import { assignedSeatHours } from '@farandfew/domain/bookings/waitlist-hours.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { choiceOf } from '../departures/departure-words.ts'
import { describeRequest } from './describe-request.ts'
import { byName, cacheInvite, reloadInvite } from './invites.data.ts'

/** Gives an approved request for any date a departure of its trip, and keeps a seat for the member. */
export function AssignDeparture({ invite }: { invite: AdminInvite }) {
  const { tripTitle } = invite
  const departures = useQuery({
    ...endpointQuery(listAdminDepartures, {
      query: { when: 'coming', search: tripTitle ?? '', limit: '100' },
    }),
    gcTime: 0,
    select: ({ items }) => items.filter((one) => one.tripTitle === tripTitle && hasFreeSeat(one)),
  })
  const client = useQueryClient()
  const { send, busy, error } = useCall(assignDeparture, {
    // The question is gone once a departure is assigned, so a toast says what became of it.
    onSuccess: (detail) => {
      cacheInvite(client, detail)
      toast({ title: 'Departure assigned', description: describeRequest(detail.invite) })
    },
    // Another operator may have done it.
    onFailure: (failure) => {
      toastFailure(failure, 'The departure was not assigned')
      void reloadInvite(client, invite)
    },
  })
  const [chosen, setChosen] = useState('')
  const target = departures.data?.find(({ id }) => String(id) === chosen)
  return (
    <Stack gap={3} marginTop={3}>
      <SelectField
        label="Give it a departure"
        name="departure"
        value={chosen}
        placeholder={departures.data?.length === 0 ? 'No seat is free' : 'Choose a departure'}
        options={(departures.data ?? []).map((one) => ({
          value: String(one.id),
          label: choiceOf(one),
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <p>{`We keep a seat for ${assignedSeatHours} hours, and the member gets one email. The invite is then for this departure.`}</p>
      {error && <p>{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          idle={!target}
          busy={busy}
          busyLabel="Assigning..."
          onAction={() => target && send({ ...byName(invite), body: { scheduleId: target.id } })}
        >
          Assign Departure
        </ActionButton>
      </Actions>
    </Stack>
  )
}

/** Whether the departure ahead has a free seat. */
const hasFreeSeat = ({ isActive, hasLeft, groupDecision, seats }: AdminDeparture) =>
  isActive && !hasLeft && groupDecision !== 'cancelled' && seats.free > 0
