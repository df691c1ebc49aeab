import { ApiError } from '@farandfew/api-client'
import { cancelAdminBooking } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { parseRupees } from '@farandfew/domain/money/parse-rupees.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { Choice, Choices } from '../../shared/forms/choice.tsx'
import { byHandOf, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { beyondTerms, ReasonOfMore, tooMuchText } from '../refunds/beyond-terms.tsx'
import { byHandIn } from '../refunds/by-hand.ts'
import { changesBooking } from '../seats/changes-booking.ts'

interface CancelBookingProps {
  booking: AdminBooking
  onBack: () => void
  onCancelled: () => void
}

type Side = 'club' | 'member' | 'more'

/** Asks who cancels a booking and what goes back, and says so before it is done. */
export function CancelBooking({ booking, onBack, onCancelled }: CancelBookingProps) {
  const { at, options } = changesBooking(booking)
  const { send, busy, error } = useCall(cancelAdminBooking, options)
  const [chosen, setChosen] = useState<Side>()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const body = useFocusOnMount<HTMLDivElement>()
  const { choices, sums, status } = booking
  const { byTerms, largestRefund } = choices
  const { paid, partRefunded } = sums
  const kept = keptOf({ amountPaid: paid, partRefunded })
  const isHold = status === 'pending'
  const side = isHold ? 'club' : chosen
  const departure = `${booking.tripTitle}, ${formatDate(booking.departureDate)}`
  const money = (amount: number) => formatMoney(amount, booking.currency)

  const choice = { name: 'side', chosen, onChoose: setChosen }
  const amount = parseRupees(typed)
  const by = side === 'club' ? 'club' : 'member'
  const terms = byTerms ?? 0
  const largest = largestRefund ?? 0
  const owed = side === 'club' ? kept : terms
  const refund = side === 'more' ? amount : side && owed
  const ofClub = beyondTerms(choices, kept)
  const { beyond, isOverLimit } = beyondTerms(choices, refund ?? 0)
  // Whoever cancels: what goes back beyond the terms needs a reason.
  const needsReason = !isHold && (side === 'more' || (side === 'club' && ofClub.beyond > 0))
  const isAllowed =
    refund !== undefined &&
    (!needsReason || (reason.trim() !== '' && !isOverLimit)) &&
    (side !== 'more' || refund > owed)
  const byHand = byHandOf(byHandIn(booking, refund ?? 0))
  const refusals = error instanceof ApiError ? error.fieldErrors : {}
  const cancel = () => {
    if (!isAllowed || refund === undefined) return
    const why = needsReason && { reason: reason.trim() }
    send({ ...at, body: { by, paid, owed, refund, ...why } }, onCancelled)
  }
  return (
    <Stack gap={3} ref={body} tabIndex={-1}>
      <p>
        {isHold
          ? `${travellerOf(booking)} holds a seat on ${departure}, and has not paid yet. A late payment goes back in full.`
          : `${travellerOf(booking)} has paid ${money(paid)} of ${money(sums.total)} for ${departure}.${partRefunded > 0 ? ` After part refunds ${money(kept)} of it is left.` : ''} Who is cancelling?`}
      </p>
      {!isHold && (
        <Choices role="radiogroup" aria-label="Who is cancelling?">
          <Choice
            {...choice}
            value="club"
            label={`The club: ${money(kept)} goes back`}
            hint={
              partRefunded > 0
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
      )}
      {side === 'more' && (
        <TextField
          label="Refund in rupees"
          name="refund"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          hint={`More than ${money(owed)}, and at most ${money(largest)}`}
          error={refusals['refund'] ?? (isOverLimit ? tooMuchText({ largest, kept }) : undefined)}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      )}
      {needsReason && (
        <ReasonOfMore
          overLimit={
            side === 'club' && isOverLimit
              ? { beyond: `That is ${money(beyond)} more than the terms give.`, largest }
              : undefined
          }
          why={`Why ${beyond > 0 ? `${money(beyond)} ` : ''}more goes back than the terms give.`}
          value={reason}
          onType={setReason}
          error={refusals['reason']}
        />
      )}
      {isAllowed && byHand !== undefined && <p>{byHand}</p>}
      <p>The seat becomes free at once, and the member gets an email. This cannot be undone.</p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions marginTop={4}>
        <ActionButton
          variant="primary"
          idle={!isAllowed}
          busy={busy}
          busyLabel="Cancelling..."
          onAction={cancel}
        >
          {isAllowed && !isHold && refund > 0
            ? `Cancel and refund ${money(refund)}`
            : 'Cancel booking'}
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Keep booking
        </Button>
      </Actions>
    </Stack>
  )
}
