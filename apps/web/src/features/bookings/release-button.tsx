import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import type { MemberBooking } from '../seats/bookings.data.ts'
import { useCancelBooking } from './use-cancel-booking.ts'

const texts = {
  unreachable:
    'We could not reach our server, so we do not know whether your seat was released. Please try again, or wait until its time is over.',
  changed: 'A payment has arrived, so your seat was not released.',
}

interface ReleaseButtonProps {
  booking: MemberBooking
  /** Whether a payment is being opened. */
  idle?: boolean
  onReleased?: () => void
}

/** Gives a seat back that is held, at once. Do not show it while a payment is being checked. */
export function ReleaseButton({ booking, idle = false, onReleased }: ReleaseButtonProps) {
  const { isBusy, problem, cancel } = useCancelBooking(booking, texts)
  // Nothing was paid, so nothing goes back.
  const release = async () => {
    if (await cancel(0)) onReleased?.()
  }
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <ActionButton
        variant="quiet"
        busy={isBusy}
        busyLabel="Releasing..."
        idle={idle}
        onAction={() => void release()}
      >
        Release My Seat
      </ActionButton>
    </>
  )
}
