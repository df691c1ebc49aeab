import {
  type AdminBooking,
  cancelReasonMaxLength,
} from '@farandfew/domain/bookings/booking-detail.ts'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'

/** How much of what goes back in all is beyond the member's terms, in paise, and whether that is over the limit of the role. */
export function beyondTerms({ byTerms, largestRefund }: AdminBooking['choices'], back: number) {
  const beyond = Math.max(0, back - (byTerms ?? 0))
  return { beyond, isOverLimit: beyond > 0 && back > (largestRefund ?? 0) }
}

interface ReasonFieldProps {
  /** Why more goes back than the terms give, as a question of the operator. */
  why: string
  value: string
  onType: (text: string) => void
  error?: string | undefined
}

/** Why more goes back than the member's terms give. */
export const ReasonField = ({ why, value, onType, error }: ReasonFieldProps) => (
  <TextAreaField
    label="Reason"
    name="reason"
    hint={`${why} It is kept with the booking.`}
    maxLength={cancelReasonMaxLength}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onType(currentTarget.value)}
  />
)
