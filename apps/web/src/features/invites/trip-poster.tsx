import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import { tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The trip's picture with its destination, duration and group size. */
export function TripPoster({ trip }: { trip: Trip }) {
  const src = trip.images[1] ?? trip.images[0] ?? ''
  return (
    <Figure>
      <SizedPoster $ratio="16 / 9" $wide={['split', '4 / 3']}>
        <Picture src={src} alt={altOf(src, tripCards, trip)} width={800} height={600} />
      </SizedPoster>
      <figcaption>
        <span>{trip.destination}</span>
        <span>{`${tripFacts(trip).length} · ${trip.groupSize}`}</span>
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  margin: 0;
  figcaption {
    margin-top: 12px;
    font-weight: ${theme.fontWeights.label};
  }
  span + span {
    display: block;
    color: ${theme.colors.inkSoft};
    font-weight: ${theme.fontWeights.text};
  }
`
