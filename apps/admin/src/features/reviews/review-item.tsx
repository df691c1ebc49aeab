import type { AdminReview } from '@farandfew/domain/reviews/admin-reviews.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { mostStars } from '@farandfew/domain/constants/limits.ts'
import { Badge, type BadgeTone } from '@farandfew/ui/badge/badge.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { Body, Excerpt, Head, Name, Sheet, Words } from '../../shared/table/open-item.styles.ts'
import { ReviewDecision } from './review-decision.tsx'

const badges: Readonly<Record<AdminReview['state'], readonly [tone: BadgeTone, word: string]>> = {
  waiting: ['amber', 'Waiting'],
  approved: ['sea', 'On the site'],
  declined: ['red', 'Declined'],
}

const starsOf = (rating: number) => `${rating} of ${mostStars} stars`

interface ReviewItemProps {
  review: AdminReview
  open: boolean
  onToggle: () => void
  onDecided: () => void
}

/** A review: a line that opens to show who wrote it about what, and its decision. */
export function ReviewItem({ review, open, onToggle, onDecided }: ReviewItemProps) {
  const id = useId()
  const item = useRef<HTMLElement>(null)
  const { member, tripTitle, rating, words, state, writtenAt } = review
  const [tone, word] = badges[state]
  return (
    <Sheet ref={item} tabIndex={-1} aria-labelledby={id}>
      <Head>
        <Name>
          <button id={id} type="button" aria-expanded={open} onClick={onToggle}>
            <bdi>{member.name}</bdi> on <span>{`${tripTitle}: ${starsOf(rating)}`}</span>
          </button>
        </Name>
        <Quiet row>
          <span>
            Written <Instant value={writtenAt} />
          </span>
          <Badge tone={tone}>{word}</Badge>
        </Quiet>
        {!open && <Excerpt>{words}</Excerpt>}
      </Head>
      {open && (
        <Body>
          <Words>{words}</Words>
          <AboutReview review={review} />
          <Allowed to="decide-reviews">
            <ReviewDecision
              review={review}
              onDecided={onDecided}
              onCancelled={() => item.current?.focus()}
            />
          </Allowed>
        </Body>
      )}
    </Sheet>
  )
}

/** Whose review it is, what the site shows, and how it was decided. */
function AboutReview({ review }: { review: AdminReview }) {
  const { member, tripId, tripTitle, departureId, departureDate, state } = review
  const { reason, shown, decidedAt, decidedBy } = review
  return (
    <>
      <Quiet row>
        <Link to={paths.member(member.id)}>
          <bdi>{member.name}</bdi>
        </Link>
        <Link to={paths.trip(tripId)}>{tripTitle}</Link>
        <Link to={paths.departure(departureId)}>{`Departure of ${formatDate(departureDate)}`}</Link>
      </Quiet>
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
    </>
  )
}
