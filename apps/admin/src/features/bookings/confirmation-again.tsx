import { sendConfirmationAgain } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { changesBooking } from '../seats/changes-booking.ts'

/** A button that mails the member again that they are booked. */
export function ConfirmationAgain({ booking }: { booking: AdminBooking }) {
  const { at, options } = changesBooking(booking)
  const { send, busy } = useCall(sendConfirmationAgain, options)
  const sendAgain = () =>
    send(
      at,
      () => toast({ title: 'Confirmation sent again', description: `To ${booking.email ?? ''}` }),
      (error) => toastFailure(error, 'The confirmation was not sent'),
    )
  const name = 'Send the confirmation again'
  useOfferedActions([{ name, atOnce: true, run: sendAgain }])
  return (
    <ActionButton variant="secondary" busy={busy} busyLabel="Sending..." onAction={sendAgain}>
      {name}
    </ActionButton>
  )
}
