import { extendDeadline } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  type AdminBooking,
  deadlineDaysMax,
  deadlineExtension,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { ExtensionForm } from '../../shared/forms/extension-form.tsx'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { changesBooking } from '../seats/changes-booking.ts'

interface ExtendDeadlineProps {
  booking: AdminBooking
  onBack: () => void
  onExtended: () => void
}

/** The form that gives a member more days to pay. */
export function ExtendDeadline({ booking, onBack, onExtended }: ExtendDeadlineProps) {
  const { at, options } = changesBooking(booking)
  const { plan, holdExpiresAt } = booking
  const { request } = useCall(extendDeadline, options)
  const body = useFocusOnMount<HTMLDivElement>()
  return (
    <Stack gap={3} ref={body} tabIndex={-1}>
      <p>{`More time for ${travellerOf(booking)} to pay.`}</p>
      <ExtensionForm
        name="Extend the deadline"
        unit="days"
        usual={3}
        max={deadlineDaysMax}
        schema={deadlineExtension}
        until={holdExpiresAt ?? (plan.kind === 'deposit' ? plan.balanceDue : '')}
        send={async (extension) => {
          await request({ ...at, body: extension })
          onExtended()
        }}
        submit="Extend the deadline"
        onClose={onBack}
        closeLabel="Back"
      />
    </Stack>
  )
}
