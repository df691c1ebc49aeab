import {
  type Arrival,
  arrivalDates,
  arrivalForm,
  arrivalLimits,
} from '@farandfew/domain/groups/arrival.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Box } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useRef } from 'react'
import { useGroupCalls } from './groups.data.ts'

interface ArrivalFormProps {
  group: Group
  own: Arrival | null
  onDone: () => void
}

/** When and where the signed-in member arrives. */
export function ArrivalForm({ group, own, onDone }: ArrivalFormProps) {
  const { saveArrival } = useGroupCalls(group.departure.id)
  const { departureDate, duration } = group.departure
  const dates = arrivalDates(departureDate, duration)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const { formProps, field, busy, outcome } = useForm({
    schema: arrivalForm,
    initialValues: {
      date: own?.date ?? departureDate,
      time: own?.time ?? '',
      flight: own?.flight ?? '',
      place: own?.place ?? '',
    },
    messages: ({ date }): Record<string, string> => (date ? {} : { date: 'Please choose a date' }),
    send: async (arrival) => {
      await saveArrival(arrival)
      toast({ title: 'Arrival saved', description: 'The group can see it now.' })
      onDone()
    },
    failureTitle: 'Not saved',
  })
  return (
    <Box divided={5} ref={box}>
      <FormGrid {...formProps} aria-label="My arrival">
        <TextField
          label="Date"
          type="date"
          min={dates.first}
          max={dates.last}
          required
          {...field('date')}
        />
        <TextField label="Local time" type="time" required {...field('time')} />
        <TextField
          label="Airport or station"
          required
          maxLength={arrivalLimits.place}
          {...field('place')}
        />
        <TextField label="Flight number, if you fly" {...field('flight')} />
        <FormOutcome of={outcome} />
        <Actions gap={2} wide>
          <SubmitButton size="md" busy={busy} busyLabel="Saving...">
            Save Arrival
          </SubmitButton>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Actions>
      </FormGrid>
    </Box>
  )
}
