import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { formatDate } from '@farandfew/domain/calendar'
import { priceLabel } from '@farandfew/domain/constants'
import { departurePrice } from '@farandfew/domain/schedule'
import { ActionButton, Button } from '@farandfew/ui/button'
import { useEffect, useState } from 'react'
import { type DepartureDraft, toChange, toDraft } from './departure-draft.ts'
import { DepartureFields } from './departure-fields.tsx'
import { useChangeDeparture } from './departures.data.ts'
import { Actions, Form } from './departures.styles.ts'
import { useDepartureForm } from './use-departure-form.ts'

interface ChangeDepartureProps {
  departure: AdminDeparture
  onBack: () => void
  /** With the departure as it is stored now. */
  onChanged: (departure: AdminDeparture) => void
}

const shown = (departure: AdminDeparture, name: keyof DepartureDraft): string => {
  if (name === 'departureDate') return formatDate(departure.departureDate)
  if (name === 'priceTier') return priceLabel(departurePrice(departure))
  return String(departure[name]) || 'nobody'
}

/** The form of a departure. Days that somebody has booked stay as they are; seats never go below those taken. */
export function ChangeDeparture({ departure, onBack, onChanged }: ChangeDepartureProps) {
  const [opened] = useState(() => toDraft(departure))
  const { mutateAsync } = useChangeDeparture(departure.id)
  const { formProps, field, failure, busy } = useDepartureForm({
    initialValues: opened,
    save: async (_input, draft) => {
      const change = toChange(departure, opened, draft)
      onChanged(change ? await mutateAsync(change) : departure)
    },
  })
  const { ref: form } = formProps
  useEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [form])

  const stored = toDraft(departure)
  const taken = departure.sold + departure.held
  const hintOf = (name: keyof DepartureDraft) => {
    if (stored[name] !== opened[name]) return `Meanwhile stored: ${shown(departure, name)}`
    return name === 'spotsTotal' && taken > 0 ? `At least ${taken}: so many are taken.` : undefined
  }
  return (
    <Form {...formProps} aria-label="Change the departure">
      {taken > 0 && (
        <p>Seats are taken, so date and length stay. For other days, close it and add another.</p>
      )}
      <DepartureFields field={field} hintOf={hintOf} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Actions>
        <ActionButton type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Form>
  )
}
