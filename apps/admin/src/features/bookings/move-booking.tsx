import { endpointQuery } from '@farandfew/api-client'
import type { AdminBooking, MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import {
  listMoveTargets,
  moveAdminBooking,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { keptOf } from '@farandfew/domain/seats/booking-sums.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { byHandOf, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { choiceOf, describeGroup } from '../departures/departure-words.ts'
import { beyondTerms, ReasonOfMore } from '../refunds/beyond-terms.tsx'
import { byHandIn } from '../refunds/by-hand.ts'
import { changesBooking } from '../seats/changes-booking.ts'

interface MoveBookingProps {
  booking: AdminBooking
  onBack: () => void
  onMoved: () => void
}

/** Asks for the departure that a booking moves to, and says what that does to its money. */
export function MoveBooking({ booking, onBack, onMoved }: MoveBookingProps) {
  const { at, options } = changesBooking(booking)
  const targets = useQuery({ ...endpointQuery(listMoveTargets, at), gcTime: 0 })
  const { send, busy, error } = useCall(moveAdminBooking, options)
  const [chosen, setChosen] = useState('')
  const body = useFocusOnMount<HTMLDivElement>()
  const { paid, partRefunded } = booking.sums
  const money = (amount: number) => formatMoney(amount, booking.currency)
  const target = targets.data?.find(({ id }) => String(id) === chosen)
  const [reason, setReason] = useState('')
  const { beyond, isOverLimit } = beyondTerms(booking.choices, target?.backInAll ?? 0)
  const isAllowed = target !== undefined && !isOverLimit && (beyond === 0 || reason.trim() !== '')
  const move = () => {
    if (!target || !isAllowed) return
    const { id: to, refund, balance } = target
    const why = beyond > 0 && { reason: reason.trim() }
    const body = { from: booking.departureId, to, paid, refund, balance, ...why }
    send({ ...at, body }, onMoved)
  }
  const byHand = target && byHandOf(byHandIn(booking, target.refund))
  const left =
    partRefunded > 0
      ? ` After part refunds ${money(keptOf({ amountPaid: paid, partRefunded }))} of it is left.`
      : ''
  return (
    <Stack gap={3} ref={body} tabIndex={-1}>
      <p>{`${travellerOf(booking)} is booked on ${booking.tripTitle}, ${formatDate(booking.departureDate)}, for ${money(booking.sums.total)}, and has paid ${money(paid)}.${left}`}</p>
      <Loaded
        query={targets}
        loading="Loading the departures…"
        failed="We could not load the departures."
      >
        {(departures) => (
          <SelectField
            label="New departure"
            name="departure"
            value={chosen}
            placeholder={
              departures.length === 0 ? 'No other departure has a free seat' : 'Choose a departure'
            }
            options={departures.map((one) => ({
              value: String(one.id),
              label: `${one.tripTitle}, ${choiceOf(one)}`,
            }))}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          />
        )}
      </Loaded>
      {target && (
        <>
          <p>{describeGroup(target)}</p>
          <p>{describeMoney(target, money)}</p>
        </>
      )}
      {byHand !== undefined && <p>{byHand}</p>}
      {beyond > 0 && (
        <ReasonOfMore
          overLimit={
            isOverLimit
              ? {
                  beyond: `With the new date the member could take back ${money(beyond)} more than the terms give now.`,
                  largest: booking.choices.largestRefund ?? 0,
                }
              : undefined
          }
          why={`Why the member could take back ${money(beyond)} more than the terms give now.`}
          value={reason}
          onType={setReason}
        />
      )}
      <p>
        What was paid counts for the new departure, and the cancellation terms stay the same. The
        old seat becomes free at once, and the member gets an email.
      </p>
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions marginTop={4}>
        <ActionButton
          variant="primary"
          idle={!isAllowed}
          busy={busy}
          busyLabel="Moving..."
          onAction={move}
        >
          Move booking
        </ActionButton>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Stack>
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
