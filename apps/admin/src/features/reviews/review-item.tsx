import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { mostStars } from '@farandfew/domain/constants/limits.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { Heading, Panel, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { Words } from '../../shared/table/open-item.styles.ts'
import { ReviewDecision } from './review-decision.tsx'

const badges: Readonly<Record<AdminReview['state'], readonly [tone: BadgeTone, word: string]>> = {
  waiting: ['amber', 'Waiting'],
  approved: ['sea', 'On the site'],
  declined: ['red', 'Declined'],
}

const starsOf = (rating: number) => `${rating} of ${mostStars} stars`

interface ReviewItemProps {
  review: AdminReview
  onDecided: () => void
}

/** A review: who wrote it about what, and its decision. */
export function ReviewItem({ review, onDecided }: ReviewItemProps) {
  const id = useId()
  const item = useRef<HTMLElement>(null)
  const { member, tripId, tripTitle, departureId, departureDate, rating, words, state } = review
  const { writtenAt, reason, shown, decidedAt, decidedBy } = review
  const [tone, word] = badges[state]
  return (
    <Panel as="article" padding={4} gap={3} ref={item} tabIndex={-1} aria-labelledby={id}>
      <Heading size="body" id={id}>
        <Link to={paths.member(member.id)}>
          <bdi>{member.name}</bdi>
        </Link>{' '}
        on <Link to={paths.trip(tripId)}>{tripTitle}</Link>
        <span>{`: ${starsOf(rating)}`}</span>
      </Heading>
      <Quiet row>
        <Badge tone={tone}>{word}</Badge>
        <Link to={paths.departure(departureId)}>{`Departure of ${formatDate(departureDate)}`}</Link>
        <span>
          Written <Instant value={writtenAt} />
        </span>
      </Quiet>
      <Words>{words}</Words>
      {shown && state !== 'approved' && (
        <>
          <p>{`The site shows what the member wrote before (${starsOf(shown.rating)}):`}</p>
          <Words>{shown.words}</Words>
        </>
      )}
      {reason !== null && <p>{`Reason: ${reason}`}</p>}
      {decidedAt && state !== 'waiting' && (
        <Quiet row>
          <span>
            <span>{`Decided ${decidedBy !== null ? `by ${decidedBy}, ` : ''}`}</span>
            <Instant value={decidedAt} />
          </span>
        </Quiet>
      )}
      <Allowed to="decide-reviews">
        <ReviewDecision
          review={review}
          onDecided={onDecided}
          onCancelled={() => item.current?.focus()}
        />
      </Allowed>
    </Panel>
  )
}
