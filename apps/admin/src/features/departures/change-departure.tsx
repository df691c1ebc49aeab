import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { changeDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePrice } from '@farandfew/domain/departures/departure-dates.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { type DepartureDraft, meetingChoicesOf, toChange, toDraft } from './departure-draft.ts'
import { DepartureFields } from './departure-fields.tsx'
import { changesDeparture, departuresKey } from './changes-departure.ts'
import { useDepartureForm } from './use-departure-form.ts'

interface ChangeDepartureProps {
  departure: AdminDepartureWithBookings
  onBack: () => void
  /** Called with the departure as it is now stored. */
  onChanged: (departure: AdminDeparture) => void
}

const shown = (departure: AdminDeparture, name: keyof DepartureDraft): string => {
  if (name === 'departureDate') return formatDate(departure.departureDate)
  if (name === 'priceTier') return priceLabel(departurePrice(departure))
  if (name === 'hostId') return departure.host?.name ?? 'none'
  return String(departure[name] ?? '') || 'none'
}

const meetingHint =
  'Booked members see a change on their booking page, in Trip Pocket and in their calendar. No email goes out: to tell them, write to the group from Mail.'

/**
 * The form that changes a departure. The API refuses new dates once seats are taken, and fewer seats than are taken.
 */
export function ChangeDeparture({ departure, onBack, onChanged }: ChangeDepartureProps) {
  const [opened] = useState(() => toDraft(departure))
  const [meetings] = useState(() => meetingChoicesOf(departure))
  const { at, options } = changesDeparture(departure)
  const { request } = useCall(changeDeparture, {
    ...options,
    onSuccess: ({ departureDate }, client) => {
      // A new date may change its place in the table.
      if (departureDate === opened.departureDate) return
      void client.invalidateQueries({ queryKey: departuresKey })
    },
  })
  const form = useDepartureForm({
    initialValues: opened,
    save: async (_input, draft) => {
      const body = toChange(departure, opened, draft)
      onChanged(body ? await request({ ...at, body }) : departure)
    },
  })
  const { ref } = form.formProps
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref])

  const stored = toDraft(departure)
  const taken = departure.seats.booked + departure.seats.held
  const hintOf = (name: keyof DepartureDraft) => {
    if (stored[name] !== opened[name]) return `Changed since: ${shown(departure, name)}`
    if (taken === 0) return undefined
    if (name === 'meeting') return meetingHint
    return name === 'spotsTotal' ? `At least ${taken}, because that many are taken.` : undefined
  }
  return (
    <SendForm
      of={form}
      label="Change the departure"
      submit="Save"
      busyLabel="Saving..."
      onClose={onBack}
      closeLabel="Back"
    >
      {taken > 0 && (
        <p>
          Seats are taken, so the date and the length cannot change. For other dates, cancel this
          departure and add a new one.
        </p>
      )}
      <DepartureFields
        field={form.field}
        hintOf={hintOf}
        host={departure.host}
        meetings={meetings}
      />
    </SendForm>
  )
}
