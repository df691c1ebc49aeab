import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { carouselItineraryDays } from '@farandfew/domain/constants/limits.ts'
import { tripSlides } from '@farandfew/domain/pictures/trip-slides.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import {
  editionOf,
  nextDatesLabel,
  nextGuaranteeLabel,
  tripFacts,
} from '@farandfew/domain/trips/trip-facts.ts'
import { Badge, GuaranteeBadge } from '@farandfew/ui/badge/badge.tsx'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { departurePath } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'

/** One trip of the carousel, with the first days of its next departure. */
export function FeaturedSlide({ trip }: { trip: Trip }) {
  const { badge, action } = availabilityTexts[trip.availability].carousel
  const { length, price } = tripFacts(trip)
  const { itinerary } = editionOf(trip, trip.nextDeparture?.duration)
  const src = trip.images[2] ?? trip.images[0] ?? ''
  return (
    <Slide>
      <SlidePoster>
        <Picture src={src} alt={altOf(src, tripSlides, trip)} width={1000} height={800} />
      </SlidePoster>
      <div>
        {badge && <Badge tone="sea">{badge}</Badge>}
        <h3>{trip.title}</h3>
        <p>{trip.destination}</p>
        <p>{`${length} · ${price}`}</p>
        {trip.nextDeparture && (
          <Row as="p" gap={2} rowGap={1}>
            <span>{nextDatesLabel(trip)}</span>
            <GuaranteeBadge label={nextGuaranteeLabel(trip)} />
          </Row>
        )}
        <Days>
          {itinerary.slice(0, carouselItineraryDays).map(({ day, title }) => (
            <li key={day}>
              <span>{`Day ${day}`}</span>
              <span>{` ${title}`}</span>
            </li>
          ))}
        </Days>
        <ButtonLink href={departurePath(trip, trip.nextDeparture)}>
          <span>{`${action} `}</span>
          <VisuallyHidden>{trip.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Slide>
  )
}

const Slide = styled.article`
  /* Keeps visually hidden elements inside the carousel's scroll area. */
  position: relative;
  display: grid;
  gap: 16px;
  align-items: center;
  /* The slides are as high as the highest: the picture of the others fills the rest. */
  ${theme.below.split} {
    grid-template-rows: 1fr auto;
    height: 100%;
  }
  ${theme.media.split} {
    grid-template-columns: 3fr 2fr;
    gap: 48px;
  }
  h3 {
    margin: 8px 0;
    font-size: ${theme.fontSizes.heading};
  }
`

const SlidePoster = styled(Poster)`
  ${theme.below.split} {
    align-self: stretch;
    display: grid;
    img {
      height: 100%;
    }
  }
  img {
    width: 100%;
    aspect-ratio: 3 / 2;
    ${theme.below.sm} {
      aspect-ratio: 16 / 9;
    }
    object-fit: cover;
  }
`

const Days = styled.ol`
  display: grid;
  gap: 8px;
  margin: 12px 0 16px;
  padding: 0;
  list-style: none;
  span:first-child {
    display: inline-block;
    min-width: 4em;
    font-weight: 600;
  }
`
