import type {
  AdminDeparture,
  AdminDepartures,
} from '@farandfew/domain/departures/admin-departures.ts'
import { addDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { emptyDraft } from './departure-draft.ts'
import { DepartureFields } from './departure-fields.tsx'
import { departuresKey } from './changes-departure.ts'
import { useDepartureForm } from './use-departure-form.ts'

interface AddDepartureProps {
  trips: AdminDepartures['trips']
  /** The trip that the table is filtered by. */
  preferredTrip: string | undefined
  drafts: Drafts
  onAdded: (departure: AdminDeparture) => void
}

/** The form of a new departure. */
export function AddDeparture({ trips, preferredTrip, drafts, onAdded }: AddDepartureProps) {
  const { request } = useCall(addDeparture, { reloads: [departuresKey] })
  const { formProps, field, failure, busy } = useDepartureForm({
    initialValues: emptyDraft(preferredTrip),
    drafts,
    save: async (body) => onAdded(await request({ body })),
  })
  const options = trips.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <Stack as="form" {...formProps} aria-label="New departure">
      <DepartureFields field={field}>
        <SelectField
          label="Trip"
          required
          placeholder="Choose a trip"
          options={options}
          {...field('tripId')}
        />
      </DepartureFields>
      {failure !== undefined && <p role="alert">{failure}</p>}
      <Actions marginTop={4}>
        <ActionButton type="submit" variant="primary" busy={busy} busyLabel="Adding...">
          Add departure
        </ActionButton>
      </Actions>
    </Stack>
  )
}
