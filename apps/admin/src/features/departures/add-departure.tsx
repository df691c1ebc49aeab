import type { AdminDeparture, AdminDepartures } from '@farandfew/domain/admin/departures'
import { SelectField } from '@farandfew/ui/field'
import { useEffect, useRef } from 'react'
import { ActionButton } from '../notices/action-button.tsx'
import { type DepartureDraft, emptyDraft, toForm } from './departure-draft.ts'
import { DepartureFields } from './departure-fields.tsx'
import { useAddDeparture } from './departures.data.ts'
import { Actions, Form } from './departures.styles.ts'
import { useDepartureForm } from './use-departure-form.ts'

interface AddDepartureProps {
  trips: AdminDepartures['trips']
  /** The trip that the table is narrowed to. */
  preferredTrip: string | undefined
  /** What was typed before the form was closed. */
  typed: DepartureDraft | undefined
  onType: (draft: DepartureDraft) => void
  onAdded: (departure: AdminDeparture) => void
}

/** The form of a new departure, of any season to come. */
export function AddDeparture(props: AddDepartureProps) {
  const { trips, preferredTrip, typed, onType, onAdded } = props
  const { mutateAsync } = useAddDeparture()
  const element = useRef<HTMLFormElement>(null)
  const form = useDepartureForm(element, typed ?? emptyDraft(preferredTrip), async (draft) =>
    onAdded(await mutateAsync(toForm(draft))),
  )
  const { draft, isDirty } = form
  useEffect(() => {
    if (isDirty) onType(draft)
  }, [draft, isDirty, onType])
  const options = trips.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Form ref={element} noValidate onSubmit={form.submit} aria-label="New departure">
      <DepartureFields field={form.field}>
        <SelectField
          label="Trip"
          required
          placeholder="Choose a trip"
          options={options}
          {...form.field('tripId')}
        />
      </DepartureFields>
      {form.failure !== undefined && <p role="alert">{form.failure}</p>}
      <Actions>
        <ActionButton type="submit" variant="primary" busy={form.busy} busyLabel="Adding...">
          Add departure
        </ActionButton>
      </Actions>
    </Form>
  )
}
