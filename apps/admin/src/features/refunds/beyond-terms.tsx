import type { AdminBooking } from '@farandfew/domain/bookings/booking-detail.ts'
import { cancelReasonMaxLength } from '@farandfew/domain/seats/booking.ts'
import { formatPaise } from '@farandfew/domain/money/format-paise.ts'
import { TextAreaField, type TextAreaFieldProps } from '@farandfew/ui/field/text-field.tsx'

/** How much of what goes back in all is beyond the member's terms, in paise, and whether that is over the limit of the role. */
export function beyondTerms({ byTerms, largestRefund }: AdminBooking['choices'], back: number) {
  const beyond = Math.max(0, back - (byTerms ?? 0))
  return { beyond, isOverLimit: beyond > 0 && back > (largestRefund ?? 0) }
}

/** What the API says, too. Takes paise. */
const overLimitText = (largest: number) =>
  `Your role can refund up to ${formatPaise(largest)} of this booking. An owner can refund more.`

/** Why an amount is too much: it is more than the role may give back, or than the club has. In paise. */
export const tooMuchText = ({ largest, kept }: { largest: number; kept: number }) =>
  largest < kept ? overLimitText(largest) : `At most ${formatPaise(kept)}.`

interface ReasonOfMoreProps extends Omit<TextAreaFieldProps, 'label' | 'hint' | 'maxLength'> {
  /** Set if it is over the limit of the role: what goes back beyond the terms, as a sentence, and the limit in paise. */
  overLimit: { beyond: string; largest: number } | undefined
  /** Why more goes back than the terms give, as a question of the operator. */
  why: string
}

/** Asks why more goes back than the member's terms give, or says that the role may not give that much. */
export const ReasonOfMore = ({ overLimit, why, ...field }: ReasonOfMoreProps) =>
  overLimit ? (
    <p>
      {overLimit.beyond} {overLimitText(overLimit.largest)}
    </p>
  ) : (
    <TextAreaField
      label="Reason"
      hint={`${why} It stays on the booking.`}
      maxLength={cancelReasonMaxLength}
      {...field}
    />
  )
