import { extendDeadline } from '@farandfew/domain/bookings/admin-bookings.contract.ts'
import {
  type AdminBooking,
  deadlineDaysMax,
  deadlineExtension,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { travellerOf } from '../../shared/format/booking-words.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { changesBooking } from './changes-booking.ts'

interface ExtendDeadlineProps {
  booking: AdminBooking
  onBack: () => void
  onExtended: () => void
}

/** The form that gives a member more days to pay. */
export function ExtendDeadline({ booking, onBack, onExtended }: ExtendDeadlineProps) {
  const { at, options } = changesBooking(booking)
  const { plan, holdExpiresAt } = booking
  const until = holdExpiresAt ?? (plan.kind === 'deposit' ? plan.balanceDue : '')
  const { request } = useCall(extendDeadline, options)
  const body = useFocusOnMount<HTMLDivElement>()
  const { formProps, field, busy, outcome } = useForm({
    schema: deadlineExtension,
    initialValues: { days: '3' },
    toInput: ({ days }) => ({ days: Number(days || 'NaN'), until }),
    validateOnBlur: false,
    send: async (extension) => {
      await request({ ...at, body: extension })
      onExtended()
    },
    onFailure: (error) => ({
      title: 'The deadline was not extended',
      description: explainFailure(error),
    }),
  })
  return (
    <Stack gap={3} ref={body} tabIndex={-1}>
      <p>
        <span>{`${travellerOf(booking)} has until `}</span>
        {holdExpiresAt !== null ? (
          <Instant value={holdExpiresAt} />
        ) : (
          <span>{formatDate(until)}</span>
        )}
        <span> to pay.</span>
      </p>
      <Stack as="form" {...formProps} aria-label="Extend the deadline">
        <TextField
          label="More days"
          hint={`At most ${deadlineDaysMax}. The member gets an email.`}
          inputMode="numeric"
          required
          {...field('days')}
        />
        <FormOutcome of={outcome} />
        <Actions marginTop={4}>
          <SubmitButton size="md" busy={busy} busyLabel="Extending...">
            Extend the deadline
          </SubmitButton>
          <Button variant="secondary" onClick={onBack}>
            Back
          </Button>
        </Actions>
      </Stack>
    </Stack>
  )
}
