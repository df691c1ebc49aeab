import { type OwnReview, reviewForm } from '@farandfew/domain/reviews/review.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useRef } from 'react'
import { useSaveReview } from './reviews.data.ts'
import { StarsField } from './stars-field.tsx'

interface ReviewFormProps {
  departureId: number
  destination: string
  /** The review that is being changed. */
  review: OwnReview | null
  onClose: () => void
}

export function ReviewForm({ departureId, destination, review, onClose }: ReviewFormProps) {
  const saveReview = useSaveReview()
  const { formProps, field, busy } = useForm({
    schema: reviewForm,
    initialValues: { rating: String(review?.rating ?? ''), words: review?.words ?? '' },
    toInput: ({ rating, words }) => ({ rating: rating === '' ? null : Number(rating), words }),
    failureTitle: 'Your review was not saved',
    send: async (form, { values, resetTo }) => {
      await saveReview(departureId, form)
      resetTo(values)
      onClose()
      toast({ title: 'Thank you', description: 'We read every review before it appears.' })
    },
  })
  const { ref } = formProps
  const isFocused = useRef(false)
  useEffect(() => {
    if (isFocused.current) return
    isFocused.current = true
    ref.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }, [ref])
  return (
    <Stack as="form" {...formProps} aria-label={`Review of ${destination}`}>
      <StarsField {...field('rating')} />
      <TextAreaField
        label="Your review"
        hint="What was worth the journey, and what would you change? At least 40 characters."
        rows={6}
        required
        {...field('words')}
      />
      <Quiet>
        We read every review before it appears on the trip's page, with your first name and the
        month of the trip.
      </Quiet>
      <Actions gap={2}>
        <SubmitButton size="md" busy={busy} busyLabel="Sending...">
          {review ? 'Send Again' : 'Send Review'}
        </SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </Stack>
  )
}
