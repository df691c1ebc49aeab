import { recordTransfer } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  type AdminBooking,
  transferRecord,
  transferReferenceMaxLength,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { parseRupees } from '@farandfew/domain/money/parse-rupees.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { type BookingFormProps, changesBooking } from '../seats/changes-booking.ts'

/** What can be recorded, in paise. */
type Range = NonNullable<AdminBooking['choices']['transfer']>

/** The form of money that arrived by bank transfer. It says what recording it does. */
export function RecordTransfer({ booking, onBack, onDone }: BookingFormProps) {
  const { at, options } = changesBooking(booking)
  const { request } = useCall(recordTransfer, options)
  const { today, sums } = booking
  const range = booking.choices.transfer ?? { least: 0, most: 0 }
  const { least, most } = range
  const isConfirmed = booking.status === 'confirmed'
  const transfer = useForm({
    schema: transferRecord,
    initialValues: {
      // Without the sign, as it is typed.
      amount: formatPaise(isConfirmed ? most : least).slice(1),
      receivedOn: today,
      reference: '',
    },
    toInput: (values) => ({ ...values, amount: parseRupees(values.amount), paid: sums.paid }),
    messages: ({ amount, receivedOn }) => ({
      ...amountMessage(parseRupees(amount), range),
      ...(receivedOn === '' && { receivedOn: 'Please enter the day' }),
    }),
    send: async (record) => {
      await request({ ...at, body: record })
      onDone()
    },
    onFailure: explained('The transfer was not recorded'),
  })
  const amount = parseRupees(transfer.form.values.amount)
  return (
    <>
      <p>{describeBooking(booking, range)}</p>
      <SendForm
        of={transfer}
        label="Record a transfer"
        submit="Record the transfer"
        busyLabel="Recording..."
        onClose={onBack}
        closeLabel="Back"
      >
        <TextField
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          hint={amountHint(isConfirmed, range)}
          required
          {...transfer.field('amount')}
        />
        <TextField
          label="Day of arrival"
          type="date"
          hint="The day it reached the club's bank account."
          max={today}
          required
          {...transfer.field('receivedOn')}
        />
        <TextField
          label="Reference"
          hint="Such as the UTR. The receipt shows it."
          autoComplete="off"
          maxLength={transferReferenceMaxLength}
          required
          {...transfer.field('reference')}
        />
        {amount !== undefined && amount >= least && amount <= most && (
          <p>{describeEffect(booking, most - amount)}</p>
        )}
        <p>
          An open payment on the site is dropped, and money that still arrives on it goes back. This
          cannot be undone.
        </p>
      </SendForm>
    </>
  )
}

function amountMessage(amount: number | undefined, { least, most }: Range) {
  if (amount === undefined) return { amount: 'Please enter an amount in rupees' }
  if (amount > most) return { amount: `At most ${formatPaise(most)} is to pay` }
  // The schema refuses nothing at all.
  if (amount > 0 && amount < least) {
    return { amount: `A seat is confirmed by ${formatPaise(least)} or more` }
  }
  return {}
}

function amountHint(isConfirmed: boolean, { least, most }: Range): string {
  if (isConfirmed) return `${formatPaise(most)} is still to pay. You can record a part of it.`
  if (least === most) return `The whole price, ${formatPaise(most)}.`
  return `At least the deposit of ${formatPaise(least)}, at most the price of ${formatPaise(most)}.`
}

function describeBooking(booking: AdminBooking, { most }: Range): string {
  const who = travellerOf(booking)
  const departure = `${booking.tripTitle}, ${formatDate(booking.departureDate)}`
  switch (booking.status) {
    case 'confirmed':
      return `${who} has paid ${formatPaise(booking.sums.paid)} for ${departure}. ${formatPaise(most)} is still to pay.`
    case 'pending':
      return `${who} holds a seat on ${departure}. ${booking.moneyLabel}.`
    default:
      return `${who} held a seat on ${departure}. ${booking.moneyLabel}. They get it at the same price if one is still free.`
  }
}

/** What happens then. `left` is what is still to pay after it, in paise. */
function describeEffect({ status, plan }: AdminBooking, left: number): string {
  const seat = status === 'confirmed' ? '' : 'The seat is confirmed. '
  const due = plan.kind === 'deposit' ? `, due on ${formatDate(plan.balanceDue)}` : ''
  const rest =
    left === 0 ? 'The trip is then paid in full' : `${formatPaise(left)} is then still to pay${due}`
  return `${seat}${rest}. The member gets an email with the receipt.`
}
