import type { AdminDeparture } from '@farandfew/domain/admin/departures'
import { formatDate } from '@farandfew/domain/calendar'
import { priceLabel } from '@farandfew/domain/constants'
import { departurePrice } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '../notices/action-button.tsx'
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
  const element = useRef<HTMLFormElement>(null)
  const form = useDepartureForm(element, opened, async (draft) => {
    const change = toChange(departure, opened, draft)
    onChanged(change ? await mutateAsync(change) : departure)
  })
  useEffect(() => element.current?.querySelector('input')?.focus({ preventScroll: true }), [])

  const stored = toDraft(departure)
  const taken = departure.sold + departure.held
  const hintOf = (name: keyof DepartureDraft) => {
    if (stored[name] !== opened[name]) return `Meanwhile stored: ${shown(departure, name)}`
    return name === 'spotsTotal' && taken > 0 ? `At least ${taken}: so many are taken.` : undefined
  }
  return (
    <Form ref={element} noValidate onSubmit={form.submit} aria-label="Change the departure">
      {taken > 0 && (
        <p>Seats are taken, so date and length stay. For other days, close it and add another.</p>
      )}
      <DepartureFields field={form.field} hintOf={hintOf} />
      {form.failure !== undefined && <p role="alert">{form.failure}</p>}
      <Actions>
        <ActionButton type="submit" variant="primary" busy={form.busy} busyLabel="Saving...">
          Save
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Form>
  )
}
