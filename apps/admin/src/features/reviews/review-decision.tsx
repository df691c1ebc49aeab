import { ApiError } from '@farandfew/api-client'
import { type AdminReview, declineReviewForm } from '@farandfew/domain/reviews/admin-reviews.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { Actions } from '../../shared/table/open-item.styles.ts'
import { Form } from './review.styles.ts'
import { type Refusal, useDecideReview } from './reviews.data.ts'

interface ReviewDecisionProps {
  review: AdminReview
  onDecided: () => void
  onCancelled: () => void
}

const failureTitle = 'The decision was not saved'

/** Approves a review, declines it, or takes it off the site. */
export function ReviewDecision({ review, onDecided, onCancelled }: ReviewDecisionProps) {
  const [refusal, setRefusal] = useState<Refusal>()
  const { approve, readAgain } = useDecideReview(review)
  const [isBusy, setBusy] = useState(false)
  const onFailure = (error: unknown) => {
    toastFailure(error, failureTitle)
    if (error instanceof ApiError && ['REVIEW_CHANGED', 'NOT_FOUND'].includes(error.code ?? '')) {
      void readAgain()
    }
  }
  const onApprove = async () => {
    setBusy(true)
    try {
      await approve()
      onDecided()
      toast({ title: 'Review approved', description: 'It is on the page of its trip now.' })
    } catch (error) {
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (refusal) {
    return (
      <RefusalForm
        {...{ review, refusal, onFailure }}
        onDecided={() => {
          setRefusal(undefined)
          onDecided()
        }}
        onCancelled={() => {
          setRefusal(undefined)
          onCancelled()
        }}
      />
    )
  }
  const { state, shown } = review
  return (
    <Actions>
      {state !== 'approved' && (
        <Button busy={isBusy} onClick={() => void onApprove()}>
          Approve
        </Button>
      )}
      {state === 'waiting' && (
        <Button variant="secondary" onClick={() => setRefusal('decline')}>
          Decline
        </Button>
      )}
      {shown && (
        <Button variant="secondary" onClick={() => setRefusal('unpublish')}>
          Take Off the Site
        </Button>
      )}
    </Actions>
  )
}

interface RefusalFormProps extends ReviewDecisionProps {
  refusal: Refusal
  onFailure: (error: unknown) => void
}

/** Asks for the reason, which the member reads. */
function RefusalForm({ review, refusal, onFailure, ...events }: RefusalFormProps) {
  const { refuse } = useDecideReview(review)
  const { formProps, field, busy } = useForm({
    schema: declineReviewForm,
    initialValues: { reason: '' },
    toInput: ({ reason }) => ({ reason, version: review.version }),
    send: async ({ reason }) => {
      await refuse(refusal, reason)
      events.onDecided()
      toast({ title: refusal === 'decline' ? 'Review declined' : 'Review taken off the site' })
    },
    onFailure,
  })
  return (
    <Form {...formProps} aria-label="Reason">
      <TextAreaField
        label="Reason"
        hint="The member reads it in the account, and by email at a confirmed address."
        autoFocus
        required
        {...field('reason')}
      />
      <Actions>
        <SubmitButton size="md" busy={busy} busyLabel="Saving...">
          {refusal === 'decline' ? 'Decline Review' : 'Take Off the Site'}
        </SubmitButton>
        <Button variant="secondary" onClick={events.onCancelled}>
          Cancel
        </Button>
      </Actions>
    </Form>
  )
}
