import { ApiError, serverMessage } from '@farandfew/api-client'
import { formatPaise } from '@farandfew/domain/money'
import { ActionButton, Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { useIdempotencyKey } from '@farandfew/ui/form'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { departureDatesText, endedMoneyText } from '../../../shared/bookings/booking-texts.ts'
import { useBookingCalls, useBookings } from '../../../shared/bookings/bookings.data.ts'
import { RefundTable } from '../../../shared/bookings/money-tables.tsx'

interface CancelDialogProps {
  bookingId: number
  onClose: () => void
}

/** Shows what cancelling gives back, now and later, before the member confirms it. */
export default function CancelDialog({ bookingId, onClose }: CancelDialogProps) {
  const booking = useBookings().data?.find(({ id }) => id === bookingId)
  const { isBusy, problem, cancel } = useCancel(bookingId, booking?.departure.id)
  if (!booking) return null
  const { trip, departure, refundNow, refunds } = booking
  const isCancelled = booking.status === 'cancelled'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isCancelled ? 'Your booking is cancelled' : 'Cancel your booking?'}
      description={`${trip.title}, ${departureDatesText(departure)}`}
    >
      <Content>
        {problem && <p role="alert">{problem}</p>}
        {refundNow === null ? (
          <p role="status">{endedMoneyText(booking)}</p>
        ) : (
          <>
            <p>
              If you cancel now, you get <strong>{formatPaise(refundNow)}</strong> back of the{' '}
              {formatPaise(booking.amountPaid)} that you have paid.
            </p>
            <RefundTable steps={refunds} />
            <p>Your seat becomes free at once. This cannot be undone.</p>
          </>
        )}
        <Buttons>
          {refundNow !== null && (
            <ActionButton
              variant="primary"
              busy={isBusy}
              busyLabel="Cancelling..."
              onAction={() => cancel(refundNow)}
            >
              Cancel for {formatPaise(refundNow)} Back
            </ActionButton>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isCancelled ? 'Done' : 'Keep My Booking'}
          </Button>
        </Buttons>
      </Content>
    </Dialog>
  )
}

const unreachable =
  'We could not reach the club, so we do not know whether the booking was cancelled. Please try again: it is cancelled only once.'
const changed = 'The refund has changed since it was shown. Please look at it again.'

/** Cancels a booking for the refund that is shown. */
function useCancel(bookingId: number, scheduleId: number | undefined) {
  const calls = useBookingCalls()
  const keys = useIdempotencyKey()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const cancel = async (refund: number) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await calls.cancel(bookingId, refund, keys.keyOf({ bookingId, refund }))
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'REFUND_CHANGED'
      if (error instanceof ApiError && error.status < 500) keys.renew()
      if (scheduleId !== undefined) await calls.refresh(scheduleId)
      setProblem(isChanged ? changed : serverMessage(error, unreachable))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, cancel: (refund: number) => void cancel(refund) }
}

const Content = styled.div`
  display: grid;
  gap: 16px;
`

const Buttons = styled.div`
  display: grid;
  gap: 8px;
`
