import {
  type AdminDepartureWithBookings,
  departureCancellation,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { cancelDeparture } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { byHandOf } from '../../shared/format/booking-words.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { lossOf, othersOf } from './departure-words.ts'
import { changesDeparture } from './changes-departure.ts'

interface CancelDepartureProps {
  departure: AdminDepartureWithBookings
  onBack: () => void
  onCancelled: () => void
}

/** Asks before a departure is cancelled: says who loses a seat and how much money goes back, and asks for the reason. */
export function CancelDeparture({ departure, onBack, onCancelled }: CancelDepartureProps) {
  const { at, options } = changesDeparture(departure)
  const { request } = useCall(cancelDeparture, options)
  const byHand = byHandOf(departure.refundableByHand.value)
  const others = othersOf(departure)
  const form = useForm({
    schema: departureCancellation,
    initialValues: { reason: '' },
    toInput: ({ reason }) => ({
      reason,
      travellers: departure.seats.booked,
      refund: departure.refundable.value,
    }),
    send: async (body) => {
      await request({ ...at, body })
      onCancelled()
    },
    onFailure: explained('The departure was not cancelled'),
  })
  return (
    <FocusedStack gap={3}>
      <p>
        <strong>{lossOf(departure)}</strong>
      </p>
      {byHand !== undefined && <p>{byHand}</p>}
      {others !== undefined && <p>{`${others} They lose their places too.`}</p>}
      <p>
        Everyone who booked gets an email. No one can book this departure again. This cannot be
        undone.
      </p>
      <SendForm
        of={form}
        submit="Cancel this departure"
        busyLabel="Cancelling..."
        onClose={onBack}
        closeLabel="Keep departure"
      >
        <TextField
          label="Reason"
          hint="The members read it in their email."
          required
          {...form.field('reason')}
        />
      </SendForm>
    </FocusedStack>
  )
}
