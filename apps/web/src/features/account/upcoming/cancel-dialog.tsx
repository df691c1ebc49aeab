import { cancellationTerms } from '@farandfew/domain/refunds/refund.ts'
import { keptText } from '@farandfew/domain/seats/booking-sums.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { departureDatesText } from '../../departures/departure-texts.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { pages } from '../../../shared/pages.ts'
import { useBookings } from '../../seats/bookings.data.ts'
import { RefundList } from '../../refunds/refund-list.tsx'
import { RefundTable } from '../../refunds/money-tables.tsx'
import { useCancelBooking } from '../../bookings/use-cancel-booking.ts'

interface CancelDialogProps {
  bookingId: number
  onClose: () => void
}

/** Shows what cancelling gives back, now and later, before the member confirms it. */
export default function CancelDialog({ bookingId, onClose }: CancelDialogProps) {
  const booking = useBookings().data?.find(({ id }) => id === bookingId)
  const { isBusy, problem, cancel } = useCancelBooking(booking, texts)
  if (!booking) return null
  const { trip, departure, refundNow, summary } = booking
  const kept = keptText(booking)
  const isCancelled = booking.status === 'cancelled'
  const isByClub = summary.actions.includes('ask to cancel')
  const canCancel = refundNow !== null && summary.actions.includes('cancel')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isCancelled ? 'Your booking is cancelled' : 'Cancel your booking?'}
      description={`${trip.title}, ${departureDatesText(departure)}`}
    >
      <Stack>
        {problem && <p role="alert">{problem}</p>}
        {!canCancel && !isByClub ? (
          <>
            {/* Another element than the question's, whose first text a browser that translates has moved. */}
            <p key="ended" role="status">
              {summary.money}
            </p>
            <RefundList refunds={summary.refunds} />
          </>
        ) : !canCancel ? (
          <p key="by-club">
            You have cancelled this departure for a full refund before. Please{' '}
            <UiLink href={pages.contact.path}>write to us</UiLink>, and we'll cancel it for you.
          </p>
        ) : (
          <>
            {refundNow > 0 ? (
              <p key="refund">
                If you cancel now, you get a refund of <strong>{formatPaise(refundNow)}</strong>
                <span>{` of ${kept}.`}</span>
              </p>
            ) : (
              <p key="none">{`If you cancel now, there is no refund of ${kept}.`}</p>
            )}
            {summary.refundTable.canReflect && (
              <p>{`You booked less than ${cancellationTerms.reflectionHours} hours ago, so you get all of it back. After that:`}</p>
            )}
            <RefundTable table={summary.refundTable} isNowOnly />
            {booking.due && !summary.actions.includes('pay') && (
              <p>
                Your payment of the balance is on its way: when it arrives, all of it goes back.
              </p>
            )}
            <p>Your seat becomes free at once. This cannot be undone.</p>
          </>
        )}
        <Actions stacked>
          <Button variant={isCancelled ? 'secondary' : 'primary'} onClick={onClose}>
            {isCancelled ? 'Done' : 'Keep My Booking'}
          </Button>
          {canCancel && (
            <ActionButton
              variant="secondary"
              busy={isBusy}
              busyLabel="Cancelling..."
              onAction={() => void cancel(refundNow)}
            >
              {refundNow > 0
                ? `Cancel for ${formatPaise(refundNow)} Back`
                : 'Cancel Without a Refund'}
            </ActionButton>
          )}
        </Actions>
      </Stack>
    </Dialog>
  )
}

const texts = {
  unreachable:
    'We could not reach our server, so we do not know whether the booking was cancelled. Please try again: it is cancelled only once.',
  changed: 'The refund has changed since it was shown. Please look at it again.',
}
