import type {
  AdminDepartureWithBookings,
  DepartureBooking,
} from '@farandfew/domain/admin/departures'
import { ActionButton, Button } from '@farandfew/ui/button'
import { useFocusOnMount } from '@farandfew/ui/focus'
import { useState } from 'react'
import { Choice, Choices } from '../../shared/forms/choice.tsx'
import { byHandOf, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { useCancelBooking } from './departures.data.ts'
import { Actions, Question } from './departures.styles.ts'

interface CancelBookingProps {
  departure: AdminDepartureWithBookings
  booking: DepartureBooking
  onBack: () => void
  onCancelled: () => void
}

type Side = 'club' | 'member'

/** Asks who cancels a booking, and says what goes back in each case. */
export function CancelBooking({ departure, booking, onBack, onCancelled }: CancelBookingProps) {
  const { mutate, isPending, error } = useCancelBooking(departure.id, booking.id)
  const [chosen, setChosen] = useState<Side>()
  const body = useFocusOnMount<HTMLDivElement>()
  const { amountPaid: paid, refundByTerms, status } = booking
  const isHold = status === 'pending'
  const by = isHold ? 'club' : chosen
  const refund = by === 'member' ? (refundByTerms ?? 0) : paid
  const byHand = by && byHandOf(refund - (paid - booking.paidOffSite))
  const money = (amount: number) => formatMoney(amount, booking.currency)
  return (
    <Question ref={body} tabIndex={-1}>
      <p>
        {isHold
          ? `${travellerOf(booking)} holds a seat and has not paid yet. A payment that still arrives goes back in full.`
          : `${travellerOf(booking)} has paid ${money(paid)} of ${money(booking.totalAmount)}. Who is cancelling?`}
      </p>
      {!isHold && (
        <Choices role="radiogroup" aria-label="Who is cancelling?">
          <Choice
            {...{ name: 'side', value: 'club', chosen, onChoose: setChosen }}
            label={`The club: ${money(paid)} goes back`}
            hint="Everything the member has paid."
          />
          {refundByTerms !== null && (
            <Choice
              {...{ name: 'side', value: 'member', chosen, onChoose: setChosen }}
              label={`The member asked for it: ${money(refundByTerms)} goes back`}
              hint="What the cancellation terms give today."
            />
          )}
        </Choices>
      )}
      {byHand !== undefined && <p>{byHand}</p>}
      <p>The seat becomes free at once, and the member gets an email. This cannot be undone.</p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          variant="primary"
          idle={by === undefined}
          busy={isPending}
          busyLabel="Cancelling..."
          onAction={() => by && mutate({ by, refund, paid }, { onSuccess: onCancelled })}
        >
          {by === undefined || isHold ? 'Cancel Booking' : `Cancel for ${money(refund)} Back`}
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Keep It
        </Button>
      </Actions>
    </Question>
  )
}
