import { refundPart } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { partRefund } from '@farandfew/domain/bookings/booking-detail.ts'
import { cancelReasonMaxLength } from '@farandfew/domain/seats/booking.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { parseRupees } from '@farandfew/domain/money/parse-rupees.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { byHandOf, partRefundsText, travellerOf } from '../../shared/format/booking-words.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { tooMuchText } from './beyond-terms.tsx'
import { byHandIn } from './by-hand.ts'
import { type BookingFormProps, changesBooking } from '../seats/changes-booking.ts'

/** The form that gives a part of what was paid back, while the member keeps the seat. */
export function RefundPart({ booking, onBack, onDone }: BookingFormProps) {
  const { at, options } = changesBooking(booking)
  const { request } = useCall(refundPart, options)
  const { paid, partRefunded } = booking.sums
  /** The most that this operator may give back, in paise. */
  const largest = booking.choices.largestPartRefund ?? 0
  const tooMuch = tooMuchText({ largest, kept: keptOf({ amountPaid: paid, partRefunded }) })
  const refund = useForm({
    schema: partRefund,
    initialValues: { amount: '', reason: '' },
    toInput: (values) => ({ ...values, amount: parseRupees(values.amount), paid, partRefunded }),
    messages: ({ amount: typed }) => {
      const amount = parseRupees(typed)
      if (amount === undefined) return { amount: 'Please enter an amount in rupees' }
      return amount > largest ? { amount: tooMuch } : {}
    },
    send: async (refund) => {
      await request({ ...at, body: refund })
      onDone()
    },
    onFailure: explained('Nothing was refunded'),
  })
  const amount = parseRupees(refund.form.values.amount) ?? 0
  const byHand = amount <= largest ? byHandOf(byHandIn(booking, amount)) : undefined
  return (
    <>
      <p>{`${travellerOf(booking)} has paid ${formatPaise(paid)} for ${booking.tripTitle}, ${formatDate(booking.departureDate)}.${partRefundsText(booking)}`}</p>
      {largest === 0 ? (
        <>
          <p>{tooMuch}</p>
          <Actions marginTop={4}>
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
          </Actions>
        </>
      ) : (
        <SendForm
          of={refund}
          label="Refund a part"
          submit={
            amount > 0 && amount <= largest ? `Refund ${formatPaise(amount)}` : 'Refund a part'
          }
          busyLabel="Refunding..."
          onClose={onBack}
          closeLabel="Back"
        >
          <TextField
            label="Refund in rupees"
            inputMode="decimal"
            autoComplete="off"
            hint={tooMuch}
            required
            {...refund.field('amount')}
          />
          <TextAreaField
            label="Reason"
            hint="The member reads it in the email."
            maxLength={cancelReasonMaxLength}
            required
            {...refund.field('reason')}
          />
          {byHand !== undefined && <p>{byHand}</p>}
          <p>
            The member keeps the seat and gets an email. What is still to pay does not change. This
            cannot be undone.
          </p>
        </SendForm>
      )}
    </>
  )
}
