import { endpointQuery } from '@farandfew/api-client'
import { bookingMove, type MoveTarget } from '@farandfew/domain/bookings/booking-detail.ts'
import {
  listMoveTargets,
  moveAdminBooking,
} from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
import { byHandOf, partRefundsText, travellerOf } from '../../shared/format/booking-words.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { choiceOf, describeGroup } from '../departures/departure-words.ts'
import { beyondTerms, ReasonOfMore } from '../refunds/beyond-terms.tsx'
import { byHandIn } from '../refunds/by-hand.ts'
import { type BookingFormProps, changesBooking } from '../seats/changes-booking.ts'

/** Asks for the departure that a booking moves to, and says what that does to its money. */
export function MoveBooking({ booking, onBack, onDone }: BookingFormProps) {
  const { at, options } = changesBooking(booking)
  const targets = useQuery({ ...endpointQuery(listMoveTargets, at), gcTime: 0 })
  const { request } = useCall(moveAdminBooking, options)
  const read = ({ departure }: { departure: string }) => {
    const target = targets.data?.find(({ id }) => String(id) === departure)
    return { target, ...beyondTerms(booking.choices, target?.backInAll ?? 0) }
  }
  const move = useChangeForm({
    schema: bookingMove,
    initialValues: { departure: '', reason: '' },
    toInput: (values) => {
      const { target, beyond } = read(values)
      const why = beyond > 0 && { reason: values.reason.trim() }
      const { id: to, refund, balance } = target ?? {}
      return { from: booking.departureId, to, paid: booking.sums.paid, refund, balance, ...why }
    },
    send: async (body) => {
      await request({ ...at, body })
      onDone()
    },
  })
  const { values } = move.form
  const { target, beyond, isOverLimit } = read(values)
  const isAllowed =
    target !== undefined && !isOverLimit && (beyond === 0 || values.reason.trim() !== '')
  const money = (amount: number) => formatMoney(amount, booking.currency)
  const byHand = target && byHandOf(byHandIn(booking, target.refund))
  return (
    <>
      <p>{`${travellerOf(booking)} is booked on ${booking.tripTitle}, ${formatDate(booking.departureDate)}, for ${money(booking.sums.total)}, and has paid ${money(booking.sums.paid)}.${partRefundsText(booking)}`}</p>
      <SendForm
        of={move}
        gap={3}
        label="Move booking"
        submit="Move booking"
        idle={!isAllowed}
        busyLabel="Moving..."
        onClose={onBack}
        closeLabel="Back"
      >
        <Loaded
          query={targets}
          loading="Loading the departures…"
          failed="We could not load the departures."
        >
          {(departures) => (
            <SelectField
              label="New departure"
              placeholder={
                departures.length === 0
                  ? 'No other departure has a free seat'
                  : 'Choose a departure'
              }
              options={departures.map((one) => ({
                value: String(one.id),
                label: `${one.tripTitle}, ${choiceOf(one)}`,
              }))}
              {...move.field('departure')}
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
            {...move.field('reason')}
          />
        )}
        <p>
          What was paid counts for the new departure, and the cancellation terms stay the same. The
          old seat becomes free at once, and the member gets an email.
        </p>
      </SendForm>
    </>
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
