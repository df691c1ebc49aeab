import type { AdminBooking, MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { useState } from 'react'
import { Actions, Question } from '../../shared/forms/form.styles.ts'
import { byHandOf, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { useMoveBooking, useMoveTargets } from './bookings.data.ts'

interface MoveBookingProps {
  booking: AdminBooking
  onBack: () => void
  onMoved: () => void
}

/** 'Bali Bliss, 21 June 2025 · 8 days · 3 seats left'. */
const nameOf = ({ tripTitle, departureDate, duration, spotsRemaining: seats }: MoveTarget) =>
  `${tripTitle}, ${formatDate(departureDate)} · ${duration} days · ${seats} ${seats === 1 ? 'seat' : 'seats'} left`

/** Asks for the departure that a booking moves to, and says what that does to its money. */
export function MoveBooking({ booking, onBack, onMoved }: MoveBookingProps) {
  const targets = useMoveTargets(booking.id)
  const { mutate, isPending, error } = useMoveBooking(booking.id)
  const [chosen, setChosen] = useState('')
  const body = useFocusOnMount<HTMLDivElement>()
  const { paid, paidOffSite } = booking.sums
  const money = (amount: number) => formatMoney(amount, booking.currency)
  const target = targets.data?.find(({ id }) => String(id) === chosen)
  const move = () => {
    if (!target) return
    const { id: to, refund, balance } = target
    mutate({ from: booking.departureId, to, paid, refund, balance }, { onSuccess: onMoved })
  }
  const byHand = target && byHandOf(target.refund - (paid - paidOffSite))
  return (
    <Question ref={body} tabIndex={-1}>
      <p>
        {travellerOf(booking)} is booked on {booking.tripTitle}, {formatDate(booking.departureDate)}
        , for {money(booking.sums.total)}, and has paid {money(paid)}.
      </p>
      {targets.data ? (
        <SelectField
          label="New departure"
          name="departure"
          value={chosen}
          placeholder={
            targets.data.length === 0 ? 'No other departure has a free seat' : 'Choose a departure'
          }
          options={targets.data.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        />
      ) : targets.error || targets.errorUpdateCount > 0 ? (
        <LoadProblem
          title="We could not load the departures."
          error={targets.error}
          retrying={targets.isFetching}
          onRetry={() => void targets.refetch()}
        />
      ) : (
        <p role="status">Loading the departures…</p>
      )}
      {target && <p>{describeMoney(target, money)}</p>}
      {byHand !== undefined && <p>{byHand}</p>}
      <p>
        What was paid counts for the new departure, and the cancellation terms stay the same. The
        old seat becomes free at once, and the member gets an email.
      </p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions>
        <ActionButton
          variant="primary"
          idle={!target}
          busy={isPending}
          busyLabel="Moving..."
          onAction={move}
        >
          Move Booking
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Question>
  )
}

/** What the move does to the money. */
function describeMoney(
  { total, refund, balance, balanceDue }: MoveTarget,
  money: (amount: number) => string,
): string {
  const price = `It costs ${money(total)}.`
  if (refund > 0) return `${price} ${money(refund)} goes back to the member.`
  if (balance === 0 || balanceDue === null) return `${price} Nothing is left to pay.`
  return `${price} The member has ${money(balance)} left to pay, due on ${formatDate(balanceDue)}.`
}
