import { endpointQuery } from '@farandfew/api-client'
import { formatMonthYear } from '@farandfew/domain/calendar/format-date.ts'
import { listTripReviews } from '@farandfew/domain/reviews/reviews.contract.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Stars } from '../reviews/stars.tsx'
import { useStructuredData } from '../../shared/structured-data/use-structured-data.ts'
import { reviewThing } from './review-data.ts'

const shownAtFirst = 3

/** The approved reviews of the trip, also as structured data; nothing if there are none. */
export default function ReviewsSection({ trip }: { trip: Trip }) {
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const params = { id: String(trip.id) }
  const { data } = useQuery(endpointQuery(listTripReviews, { params }))
  useStructuredData(data && reviewThing(trip, data, window.location.origin))
  if (!data || data.average === null) return null
  const { average, count, reviews } = data
  const showWhole = () => {
    flushSync(() => setWhole(true))
    list.current?.querySelector<HTMLElement>(`li:nth-child(${shownAtFirst + 1})`)?.focus()
  }
  return (
    <Section labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead={`${average} out of 5 in ${count === 1 ? 'one review' : `${count} reviews`}. Only members who took this trip can write one.`}
      >
        Reviews
      </SectionHeading>
      <List role="list" ref={list}>
        {reviews.slice(0, isWhole ? undefined : shownAtFirst).map((review) => (
          <li key={review.id} tabIndex={-1}>
            <figure>
              <Stars rating={review.rating} />
              <blockquote>{review.words}</blockquote>
              <figcaption>
                <strong>
                  <bdi>{review.name}</bdi>
                </strong>
                <span>{`, travelled in ${formatMonthYear(review.month)}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </List>
      {!isWhole && reviews.length > shownAtFirst && (
        <Actions marginTop={6}>
          <Button
            variant="secondary"
            onClick={showWhole}
          >{`Show All ${reviews.length} Reviews`}</Button>
        </Actions>
      )}
    </Section>
  )
}

const List = styled.ul`
  display: grid;
  gap: 24px;
  /* Fewer reviews than columns share the whole width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  li {
    padding: 24px;
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
