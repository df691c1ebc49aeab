import type { AdminDepartures } from '@farandfew/domain/departures/admin-departures.ts'
import { addDeparture } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { emptyDraft } from './departure-draft.ts'
import { DepartureFields } from './departure-fields.tsx'
import { nameOf } from './departure-words.ts'
import { departuresKey } from './changes-departure.ts'
import { useDepartureForm } from './use-departure-form.ts'

interface AddDepartureProps {
  trips: AdminDepartures['trips']
  /** The trip that the table is filtered by. */
  preferredTrip: string | undefined
  /** Keeps what was typed while it is closed. */
  drafts: Drafts
  onClose: () => void
}

/** The dialog over the table with the form of a new departure. */
export function AddDeparture({ trips, preferredTrip, drafts, onClose }: AddDepartureProps) {
  const { request } = useCall(addDeparture, { reloads: [departuresKey] })
  const form = useDepartureForm({
    initialValues: emptyDraft(preferredTrip),
    drafts,
    save: async (body) => {
      const departure = await request({ body })
      toast({ title: 'Departure added', description: nameOf(departure) })
      onClose()
    },
  })
  const options = trips.map(({ id, title }) => ({ value: String(id), label: title }))
  return (
    <FormDialog
      sheet
      inUrl
      title="Add a departure"
      of={form}
      onClose={onClose}
      closeLabel={null}
      label="New departure"
      submit="Add departure"
      busyLabel="Adding..."
    >
      <DepartureFields field={form.field}>
        <SelectField
          label="Trip"
          required
          placeholder="Choose a trip"
          options={options}
          {...form.field('tripId')}
        />
      </DepartureFields>
    </FormDialog>
  )
}
