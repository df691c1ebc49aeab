import type { AdminInvite } from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { assignedSeatHours } from '@farandfew/domain/bookings/waitlist-hours.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { useAssignableDepartures, useAssignDeparture } from './invites.data.ts'

/** Gives an approved request for any date a departure of its trip, and keeps a seat for the member. */
export function AssignDeparture({ invite }: { invite: AdminInvite }) {
  const departures = useAssignableDepartures(invite)
  const { mutate, isPending, error } = useAssignDeparture(invite)
  const [chosen, setChosen] = useState('')
  const target = departures.data?.find(({ id }) => String(id) === chosen)
  return (
    <Part>
      <SelectField
        label="Give it a departure"
        name="departure"
        value={chosen}
        placeholder={departures.data?.length === 0 ? 'No seat is free' : 'Choose a departure'}
        options={(departures.data ?? []).map(({ id, departureDate, duration, left }) => ({
          value: String(id),
          label: `${formatDate(departureDate)} · ${duration} days · ${left} ${left === 1 ? 'seat' : 'seats'} left`,
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <p>
        We keep a seat for {assignedSeatHours} hours, and the member gets one email. The invite is
        then for this departure.
      </p>
      {error && <p>{explainFailure(error)}</p>}
      <ActionButton
        idle={!target}
        busy={isPending}
        busyLabel="Assigning..."
        onAction={() => target && mutate(target.id)}
      >
        Assign Departure
      </ActionButton>
    </Part>
  )
}

const Part = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-top: 12px;
  > :first-child {
    width: 100%;
  }
`
