import { avatarsOf, extraTravellersOf } from '@farandfew/domain/decoration/decoration.ts'
import { avatarSrc } from '@farandfew/domain/pictures/avatar-src.ts'
import { tripCards } from '@farandfew/domain/pictures/trip-cards.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { CardGrid } from '@farandfew/ui/card-grid/card-grid.tsx'
import { TripCard } from '@farandfew/ui/trip-card/trip-card.tsx'
import { inviteLink, tripLink } from '../../shared/paths.ts'
import { altOf } from '@farandfew/domain/pictures/picture-alt.ts'

/** Constant, so that the decoration is the same in the prerendered page and on every visit. */
const decorationSeed = 'far-and-few'

interface TripGridProps {
  trips: readonly Trip[]
  headingLevel: 2 | 3
  /** How many cards are on the first screen: their pictures load at once. */
  eager?: number
}

/** Cards of trips, each linked to its page. */
export function TripGrid({ trips, headingLevel, eager = 0 }: TripGridProps) {
  return (
    <CardGrid>
      {trips.map((trip, index) => (
        <TripCard
          key={trip.id}
          trip={trip}
          href={tripLink(trip)}
          inviteHref={inviteLink(trip)}
          pictureAlt={altOf(trip.images[1] ?? trip.images[0], tripCards, trip)}
          avatars={avatarsOf(decorationSeed, String(trip.id)).map(avatarSrc)}
          extraCount={extraTravellersOf(decorationSeed, String(trip.id))}
          headingLevel={headingLevel}
          priority={index < eager}
        />
      ))}
    </CardGrid>
  )
}
