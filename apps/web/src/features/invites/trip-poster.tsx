import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import { tripFacts } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { Quiet, Text } from '@farandfew/ui/primitives/primitives.ts'

/** The trip's picture with its destination, duration and group size. */
export function TripPoster({ trip }: { trip: Trip }) {
  const src = trip.images[1] ?? trip.images[0] ?? ''
  return (
    <figure>
      <SizedPoster $ratio="16 / 9" $wide={['split', '4 / 3']}>
        <Picture src={src} alt={altOf(src, tripCards, trip)} width={800} height={600} />
      </SizedPoster>
      <figcaption>
        <Text strong marginTop={3}>
          {trip.destination}
        </Text>
        <Quiet size="inherit">{`${tripFacts(trip).length} · ${trip.groupSize}`}</Quiet>
      </figcaption>
    </figure>
  )
}
