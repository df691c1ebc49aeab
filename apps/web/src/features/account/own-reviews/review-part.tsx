import type { OwnReview, ReviewedTrip, ReviewState } from '@farandfew/domain/reviews/review.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Quiet, Row, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef, useState } from 'react'
import { Stars } from '../../reviews/stars.tsx'
import { ReviewForm } from './review-form.tsx'
import { useDeleteReview } from './reviews.data.ts'

interface ReviewPartProps extends ReviewedTrip {
  /** The name of the trip on its card. */
  destination: string
}

/** The member's review of a trip: write, change or delete it, and what became of it. */
export function ReviewPart({ departureId, destination, review }: ReviewPartProps) {
  const [isOpen, setOpen] = useState(false)
  const part = useFocusInside(`${isOpen} ${review !== null}`)
  if (isOpen) {
    return (
      <Stack ref={part} gap={3} marginTop="auto" divided={4}>
        <ReviewForm
          departureId={departureId}
          destination={destination}
          review={review}
          onClose={() => setOpen(false)}
        />
      </Stack>
    )
  }
  return (
    <Stack ref={part} gap={3} align="start" marginTop="auto" divided={4}>
      {review ? (
        <>
          <Written review={review} />
          <Sent
            departureId={departureId}
            destination={destination}
            onChange={() => setOpen(true)}
          />
        </>
      ) : (
        <Button
          variant="secondary"
          aria-label={`Write a review of ${destination}`}
          onClick={() => setOpen(true)}
        >
          Write a Review
        </Button>
      )}
    </Stack>
  )
}

/** Focuses the first button of the part if what the part shows has changed and taken the focus away. */
function useFocusInside(shown: string) {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && isFocusLost()) {
      part.current?.querySelector<HTMLElement>('button')?.focus()
    }
    before.current = shown
  }, [shown])
  return part
}

const states: Readonly<Record<ReviewState, readonly [tone: BadgeTone, label: string]>> = {
  waiting: ['amber', 'Waiting for approval'],
  approved: ['sea', "On the trip's page"],
  declined: ['red', 'Not published'],
}

function Written({ review }: { review: OwnReview }) {
  const { rating, words, state, reason, shown } = review
  const [tone, label] = states[state]
  return (
    <>
      <Row gap={3} rowGap={2}>
        <Stars rating={rating} />
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Text as="blockquote" written>
        {words}
      </Text>
      {reason !== null && <p>{`Our reason: ${reason}`}</p>}
      {shown && state !== 'approved' && (
        <Quiet>The trip's page still shows what you wrote before.</Quiet>
      )}
    </>
  )
}

interface SentProps {
  departureId: number
  destination: string
  onChange: () => void
}

function Sent({ departureId, destination, onChange }: SentProps) {
  /** Undefined until the member has asked for it. */
  const [isAsking, setAsking] = useState<boolean>()
  const remove = useDeleteReview()
  if (isAsking) {
    return (
      <>
        <p role="alert">Delete this review? It also disappears from the trip's page.</p>
        <Row gap={3} rowGap={2}>
          <Button
            busy={remove.isPending}
            onClick={() => remove.mutate(departureId, { onSettled: () => setAsking(false) })}
          >
            Delete Review
          </Button>
          <Button autoFocus variant="secondary" onClick={() => setAsking(false)}>
            Keep It
          </Button>
        </Row>
      </>
    )
  }
  return (
    <Row gap={3} rowGap={2}>
      <Button
        variant="secondary"
        aria-label={`Change the review of ${destination}`}
        onClick={onChange}
      >
        Change
      </Button>
      <Button
        autoFocus={isAsking === false}
        variant="secondary"
        aria-label={`Delete the review of ${destination}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
    </Row>
  )
}
