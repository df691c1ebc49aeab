import { ApiError, endpointKey } from '@farandfew/api-client'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import {
  approveReview,
  declineReview,
  listAdminReviews,
  unpublishReview,
} from '@farandfew/domain/reviews/admin-reviews.contract.ts'
import { type AdminReview, declineReviewForm } from '@farandfew/domain/reviews/admin-reviews.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { failureMessage } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'

interface ReviewDecisionProps {
  review: AdminReview
  onDecided: () => void
  onCancelled: () => void
}

const listKey = endpointKey(listAdminReviews)
/** A decided review keeps its place in the list until the list is read again. */
const shown = { shows: [listKey], reloads: [endpointKey(getOpenWork)] }

const refusals = { decline: declineReview, unpublish: unpublishReview } as const
type Refusal = keyof typeof refusals

/** What to say of a decision that was not saved. A review that has changed, or is gone, is read again. */
function useFailure() {
  const client = useQueryClient()
  return (error: unknown) => {
    if (error instanceof ApiError && ['REVIEW_CHANGED', 'NOT_FOUND'].includes(error.code ?? '')) {
      void client.invalidateQueries({ queryKey: listKey })
    }
    return failureMessage(error, 'The decision was not saved')
  }
}

/** Approves a review, declines it, or takes it off the site. */
export function ReviewDecision({ review, onDecided, onCancelled }: ReviewDecisionProps) {
  const [refusal, setRefusal] = useState<Refusal>()
  const explain = useFailure()
  const approve = useCall(approveReview, {
    ...shown,
    onFailure: (error) => toast({ ...explain(error), variant: 'destructive' }),
  })
  const onApprove = () =>
    approve.send({ params: { id: String(review.id) }, body: { version: review.version } }, () => {
      onDecided()
      toast({ title: 'Review approved', description: 'It is on the page of its trip now.' })
    })
  if (refusal) {
    return (
      <RefusalForm
        review={review}
        refusal={refusal}
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
  const { state, shown: onSite } = review
  return (
    <Actions>
      {state !== 'approved' && (
        <Button busy={approve.busy} onClick={onApprove}>
          Approve
        </Button>
      )}
      {state === 'waiting' && (
        <Button variant="secondary" onClick={() => setRefusal('decline')}>
          Decline
        </Button>
      )}
      {onSite && (
        <Button variant="secondary" onClick={() => setRefusal('unpublish')}>
          Take off the site
        </Button>
      )}
    </Actions>
  )
}

interface RefusalFormProps extends ReviewDecisionProps {
  refusal: Refusal
}

/** Asks for the reason, which the member reads. */
function RefusalForm({ review, refusal, ...events }: RefusalFormProps) {
  const refuse = useCall(refusals[refusal], shown)
  const form = useForm({
    schema: declineReviewForm,
    initialValues: { reason: '' },
    toInput: ({ reason }) => ({ reason, version: review.version }),
    send: async (body) => {
      await refuse.request({ params: { id: String(review.id) }, body })
      events.onDecided()
      toast({ title: refusal === 'decline' ? 'Review declined' : 'Review taken off the site' })
    },
    onFailure: useFailure(),
  })
  return (
    <SendForm
      of={form}
      gap={3}
      maxWidth={theme.widths.text}
      label="Reason"
      submit={refusal === 'decline' ? 'Decline review' : 'Take off the site'}
      busyLabel="Saving..."
      onClose={events.onCancelled}
    >
      <TextAreaField
        label="Reason"
        hint="The member reads it in the account, and by email at a confirmed address."
        autoFocus
        required
        {...form.field('reason')}
      />
    </SendForm>
  )
}
