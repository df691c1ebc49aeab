import { bookingEntry, deadlineDaysMax } from '@farandfew/domain/bookings/booking-detail.ts'
import { enterBooking } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import type * as z from 'zod/mini'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { changesDeparture } from '../departures/changes-departure.ts'

interface EnterBookingProps {
  departure: { id: number }
  /** Whom it is for, if that is known: a username. */
  member?: string
  onClose: () => void
  /** Called with the id of the booking. */
  onEntered: (id: number) => void
}

type Input = z.input<typeof bookingEntry>

/** The form of a booking by hand: whose it is, and for how many days its seat is held. */
export function EnterBooking({ departure, member = '', onClose, onEntered }: EnterBookingProps) {
  const { at, options } = changesDeparture(departure)
  const { request } = useCall(enterBooking, {
    reloads: options.failureReloads,
    failureReloads: options.failureReloads,
  })
  const form = useForm({
    schema: bookingEntry,
    initialValues: { member, days: '3' },
    toInput: ({ member: who, days }): Input => ({ member: who, days: Number(days || 'NaN') }),
    validateOnBlur: false,
    send: async (body) => onEntered((await request({ ...at, body })).id),
    onFailure: explained('The booking was not entered'),
  })
  return (
    <SendForm
      of={form}
      maxWidth={640}
      label="Enter a booking"
      submit="Enter the booking"
      busyLabel="Entering..."
      onClose={onClose}
    >
      <TextField
        label="Username or confirmed email address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('member')}
      />
      <TextField
        label="Days to pay"
        hint={`How long the seat is held, at most ${deadlineDaysMax} days.`}
        inputMode="numeric"
        required
        {...form.field('days')}
      />
      <p>
        The member gets an email, and pays on the site or by bank transfer. Unpaid, the seat becomes
        free again.
      </p>
    </SendForm>
  )
}
