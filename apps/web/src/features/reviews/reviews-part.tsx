import { endpointQuery } from '@farandfew/api-client'
import { testimonials } from '@farandfew/domain/home/traveller-quotes.ts'
import { formatMonthYear } from '@farandfew/domain/calendar/format-date.ts'
import { listTripReviews } from '@farandfew/domain/reviews/reviews.contract.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { SwipeHint } from '@farandfew/ui/swipe-row/swipe-hint.tsx'
import { swipeRow } from '@farandfew/ui/swipe-row/swipe-row.ts'
import { useRowFocus } from '@farandfew/ui/swipe-row/use-row-focus.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { mostStars as bestRating } from '@farandfew/domain/constants/limits.ts'
import type { TripReviews } from '@farandfew/domain/reviews/review.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { Stars } from './stars.tsx'
import { useStructuredData } from '../../shared/structured-data/use-structured-data.ts'
import { tripLink } from '../../shared/paths.ts'

/**
 * The approved reviews of the trip, the latest first, also as structured data, and what a traveller told the home page.
 * Nothing if there are none. An island.
 */
export default function ReviewsPart({ trip }: { trip: Trip }) {
  const row = useRowFocus<HTMLUListElement>()
  const params = { id: String(trip.id) }
  const { data } = useQuery(endpointQuery(listTripReviews, { params }))
  useStructuredData(data && reviewThing(trip, data, window.location.origin))
  const { average = null, count = 0, reviews = [] } = data ?? {}
  const told = testimonials.filter((one) => one.trip.startsWith(trip.title))
  if (reviews.length + told.length === 0) return null
  return (
    <PagePart
      id="reviews"
      title="Reviews"
      lead={
        average !== null &&
        `${average} out of 5 in ${count === 1 ? 'one review' : `${count} reviews`}. Only members who took this trip can write one.${told.length > 0 ? ' The last one below is from our testimonials and is not counted.' : ''}`
      }
    >
      <List {...row} role="list" aria-label="Reviews">
        {reviews.map(({ id, rating, words, name, month }) => (
          <Quote
            key={id}
            {...{ rating, words, name }}
            when={`travelled in ${formatMonthYear(month)}`}
          />
        ))}
        {told.map(({ id, rating, text, name, trip: travelled }) => (
          <Quote
            key={`told ${id}`}
            {...{ rating, name }}
            words={text}
            when={`travelled in ${travelled.slice(trip.title.length + 2)}`}
          />
        ))}
      </List>
      <SwipeHint count={reviews.length + told.length} />
    </PagePart>
  )
}

interface QuoteProps {
  rating: number
  words: string
  name: string
  /** 'travelled in September 2024'. */
  when: string
}

const Quote = ({ rating, words, name, when }: QuoteProps) => (
  <li>
    <figure>
      <Stars rating={rating} />
      <blockquote>{words}</blockquote>
      <figcaption>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{`, ${when}`}</span>
      </figcaption>
    </figure>
  </li>
)

/** The approved reviews of a trip for search engines (https://schema.org/AggregateRating); undefined without one. */
function reviewThing(trip: Trip, { average, count, reviews }: TripReviews, origin: string) {
  if (average === null) return undefined
  return {
    // A trip has no ratings at schema.org, and search engines take them from what is sold.
    '@type': 'Product',
    name: trip.title,
    description: trip.description,
    url: origin + tripLink(trip),
    image: trip.images.slice(0, 1).map((image) => new URL(image, origin).href),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating,
    },
    review: reviews.map(({ rating, words, name }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
      reviewBody: words,
      author: { '@type': 'Person', name },
    })),
  }
}

const List = styled.ul`
  display: grid;
  gap: 24px;
  /* Two columns at most; one that is left over has the whole width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  ${theme.media.sm} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  --item: 92%;
  ${swipeRow}
  ${theme.below.sm} {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  li {
    padding: 14px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.sheet};
  }
  figure {
    display: flex;
    flex-direction: column;
    gap: 12px;
    height: 100%;
    margin: 0;
  }
  blockquote {
    max-width: ${theme.widths.text};
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  figcaption {
    margin-top: auto;
    color: ${theme.colors.inkSoft};
  }
`
