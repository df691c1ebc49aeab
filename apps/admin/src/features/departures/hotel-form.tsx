import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { endpointKey } from '@farandfew/api-client'
import {
  type AdminDeparture,
  departureHotelForm,
  type DepartureHotelForm,
  hotelNightsProblem,
  type DepartureHotel,
} from '@farandfew/domain/departures/admin-departures.ts'
import {
  addDepartureHotel,
  changeDepartureHotel,
  listDepartureHotels,
  removeDepartureHotel,
} from '@farandfew/domain/departures/admin-departures.contract.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { returnDate } from '@farandfew/domain/departures/departure-dates.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface HotelFormProps {
  departure: AdminDeparture
  /** Undefined for a new one. */
  hotel: DepartureHotel | undefined
  onBack: () => void
  onDone: (words: string) => void
}

type Draft = Record<keyof DepartureHotelForm, string>

/** The form of a hotel. The API refuses nights that are not nights of the trip. */
export function HotelForm({ departure, hotel, onBack, onDone }: HotelFormProps) {
  const { departureDate, duration } = departure
  const lastNight = addDays(returnDate(departureDate, duration), -1)
  // What the form began with: another operator's change must not be overwritten.
  const [seen] = useState(hotel)
  const id = String(departure.id)
  const hotels = [endpointKey(listDepartureHotels, { params: { id } })]
  // Their order may have changed, or another operator may have changed them.
  const options = { reloads: hotels, failureReloads: hotels }
  const add = useCall(addDepartureHotel, options)
  const change = useCall(changeDepartureHotel, options)
  const remove = useCall(removeDepartureHotel, options)
  const form = useChangeForm({
    schema: departureHotelForm,
    initialValues: toDraft(hotel, departureDate),
    toInput: (draft: Draft) => ({ ...draft, nights: Number(draft.nights || Number.NaN) }),
    messages: (draft) => ({
      ...(draft.firstNight === '' && { firstNight: 'Please choose the first night' }),
      ...nightsProblem(draft, departure),
    }),
    send: async (input) => {
      if (seen) {
        const { id: hotelId, ...before } = seen
        const params = { id, hotelId: String(hotelId) }
        await change.request({ params, body: { before, after: input } })
      } else await add.request({ params: { id }, body: input })
      onDone(hotel ? 'Hotel saved' : 'Hotel added')
    },
  })
  const { ref } = form.formProps
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref])

  return (
    <SendForm
      of={form}
      label={hotel ? 'Change the hotel' : 'New hotel'}
      submit={hotel ? 'Save' : 'Add hotel'}
      busyLabel="Saving..."
      onClose={onBack}
      closeLabel="Back"
      actions={
        hotel && (
          <ActionButton
            variant="quiet"
            busy={remove.busy}
            busyLabel="Removing..."
            onAction={() =>
              remove.send({ params: { id, hotelId: String(hotel.id) } }, () =>
                onDone('Hotel removed'),
              )
            }
          >
            Remove hotel
          </ActionButton>
        )
      }
    >
      <TextField label="Name" required autoComplete="off" {...form.field('name')} />
      <TextField
        label="Address"
        required
        autoComplete="off"
        hint="As a driver or a map app needs it."
        {...form.field('address')}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
        hint="With its country code, such as +90 212 555 01 00."
        {...form.field('phone')}
      />
      <Grid columns={2}>
        <TextField
          label="First night"
          type="date"
          required
          min={departureDate}
          max={lastNight}
          {...form.field('firstNight')}
        />
        <TextField label="Nights" inputMode="numeric" required {...form.field('nights')} />
      </Grid>
      {remove.error && <p role="alert">{explainFailure(remove.error)}</p>}
    </SendForm>
  )
}

/** What is wrong with the nights as typed; nothing until both are there. */
function nightsProblem({ firstNight, nights }: Draft, departure: AdminDeparture) {
  if (firstNight === '' || !/^[1-9]\d*$/.test(nights.trim())) return undefined
  return hotelNightsProblem({ firstNight, nights: Number(nights) }, departure)
}

const toDraft = (hotel: DepartureHotel | undefined, firstNight: string): Draft => ({
  name: hotel?.name ?? '',
  address: hotel?.address ?? '',
  phone: phoneLabel(hotel?.phone ?? ''),
  firstNight: hotel?.firstNight ?? firstNight,
  nights: String(hotel?.nights ?? ''),
})
