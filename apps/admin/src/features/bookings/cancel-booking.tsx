import { cancelAdminBooking } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  type AdminBooking,
  operatorCancellation,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { parseRupees } from '@farandfew/domain/money/parse-rupees.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { Choice, Choices } from '../../shared/forms/choice.tsx'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
import { byHandOf, partRefundsText, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { beyondTerms, ReasonOfMore, tooMuchText } from '../refunds/beyond-terms.tsx'
import { byHandIn } from '../refunds/by-hand.ts'
import { type BookingFormProps, changesBooking } from '../seats/changes-booking.ts'

/** Who cancels, or that the member gets more back than the terms give. */
type Side = 'club' | 'member' | 'more'

interface Values {
  side: Side | undefined
  /** In rupees, as it is typed. */
  refund: string
  reason: string
}

/** What a cancellation gives back, in paise, and what it needs. It is allowed once all of that is there. */
function readCancellation({ choices, sums, status }: AdminBooking, values: Values) {
  const isHold = status === 'pending'
  const side = isHold ? 'club' : values.side
  const kept = keptOf({ amountPaid: sums.paid, partRefunded: sums.partRefunded })
  const owed = side === 'club' ? kept : (choices.byTerms ?? 0)
  const refund = side === 'more' ? parseRupees(values.refund) : side && owed
  const { beyond, isOverLimit } = beyondTerms(choices, refund ?? 0)
  // Whoever cancels: what goes back beyond the terms needs a reason.
  const needsReason = !isHold && (side === 'more' || (side === 'club' && beyond > 0))
  const isAllowed =
    refund !== undefined &&
    (!needsReason || (values.reason.trim() !== '' && !isOverLimit)) &&
    (side !== 'more' || refund > owed)
  return {
    isHold,
    side,
    kept,
    owed,
    refund: refund ?? 0,
    beyond,
    isOverLimit,
    needsReason,
    isAllowed,
  }
}

/** Asks who cancels a booking and what goes back, and says so before it is done. */
export function CancelBooking({ booking, onBack, onDone }: BookingFormProps) {
  const { at, options } = changesBooking(booking)
  const { request } = useCall(cancelAdminBooking, options)
  const cancellation = useChangeForm({
    schema: operatorCancellation,
    initialValues: { side: undefined, refund: '', reason: '' } as Values,
    toInput: (values) => {
      const { side, owed, refund, needsReason } = readCancellation(booking, values)
      const by = side === 'club' ? 'club' : 'member'
      const why = needsReason && { reason: values.reason.trim() }
      return { by, paid: booking.sums.paid, owed, refund, ...why }
    },
    send: async (body) => {
      await request({ ...at, body })
      onDone()
    },
  })
  const { form, field } = cancellation
  const read = readCancellation(booking, form.values)
  const { isHold, side, kept, owed, refund, beyond, isOverLimit, isAllowed } = read
  const money = (amount: number) => formatMoney(amount, booking.currency)
  const largest = booking.choices.largestRefund ?? 0
  const byHand = byHandOf(byHandIn(booking, refund))
  return (
    <>
      <p>{describeBooking(booking, money)}</p>
      <SendForm
        of={cancellation}
        gap={3}
        label="Cancel booking"
        submit={
          isAllowed && !isHold && refund > 0
            ? `Cancel and refund ${money(refund)}`
            : 'Cancel booking'
        }
        idle={!isAllowed}
        busyLabel="Cancelling..."
        onClose={onBack}
        closeLabel="Keep booking"
      >
        {!isHold && (
          <Sides
            {...{ booking, kept, money }}
            chosen={side}
            onChoose={(chosen) => void form.setFieldValue('side', chosen)}
          />
        )}
        {side === 'more' && (
          <TextField
            label="Refund in rupees"
            inputMode="decimal"
            autoComplete="off"
            hint={`More than ${money(owed)}, and at most ${money(largest)}`}
            {...field('refund')}
            {...(isOverLimit && { error: tooMuchText({ largest, kept }) })}
          />
        )}
        {read.needsReason && (
          <ReasonOfMore
            overLimit={
              side === 'club' && isOverLimit
                ? { beyond: `That is ${money(beyond)} more than the terms give.`, largest }
                : undefined
            }
            why={`Why ${beyond > 0 ? `${money(beyond)} ` : ''}more goes back than the terms give.`}
            {...field('reason')}
          />
        )}
        {isAllowed && byHand !== undefined && <p>{byHand}</p>}
        <p>The seat becomes free at once, and the member gets an email. This cannot be undone.</p>
      </SendForm>
    </>
  )
}

type Money = (amount: number) => string

function describeBooking(booking: AdminBooking, money: Money): string {
  const who = travellerOf(booking)
  const departure = `${booking.tripTitle}, ${formatDate(booking.departureDate)}`
  return booking.status === 'pending'
    ? `${who} holds a seat on ${departure}. ${booking.moneyLabel}. A late payment goes back in full.`
    : `${who} has paid ${money(booking.sums.paid)} of ${money(booking.sums.total)} for ${departure}.${partRefundsText(booking)} Who is cancelling?`
}

interface SidesProps {
  booking: AdminBooking
  /** In paise. */
  kept: number
  money: Money
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** Who cancels, with what goes back then. */
function Sides({ booking: { choices, sums }, kept, money, chosen, onChoose }: SidesProps) {
  const { byTerms, largestRefund } = choices
  const choice = { name: 'side', chosen, onChoose }
  return (
    <Choices role="radiogroup" aria-label="Who is cancelling?">
      <Choice
        {...choice}
        value="club"
        label={`The club: ${money(kept)} goes back`}
        hint={
          sums.partRefunded > 0
            ? 'Everything left of what the member has paid.'
            : 'Everything the member has paid.'
        }
      />
      {byTerms !== null && (
        <Choice
          {...choice}
          value="member"
          label={`At the member's request: ${money(byTerms)} goes back`}
          hint="As the cancellation terms say today."
        />
      )}
      {byTerms !== null && largestRefund !== null && largestRefund > byTerms && (
        <Choice
          {...choice}
          value="more"
          label="At the member's request, with a goodwill refund"
          hint={`Up to ${money(largestRefund)} with your role, with a reason that stays on the booking.`}
        />
      )}
    </Choices>
  )
}
