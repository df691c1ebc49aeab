import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { dayPictures } from '@farandfew/domain/pictures/day-pictures.derived.ts'
import { itinerariesOf, type TripEdition } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { CollapsibleDay } from '@farandfew/ui/day/collapsible-day.tsx'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { ToggleRow } from '../../shared/forms/toggle-row.ts'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { TripRoute } from './trip-route.tsx'
import type { ShownTrip } from './use-shown-trip.ts'

/** The itinerary as collapsible days, the first one open. A switch chooses between the lengths of the trip. */
export function ItineraryPart({ shown: { trip, days, choose } }: { shown: ShownTrip }) {
  const editions = itinerariesOf(trip)
  return (
    <PagePart
      id="itinerary"
      title={
        <span>
          <Unbroken>Day-by-Day</Unbroken> Itinerary
        </span>
      }
    >
      {editions.length > 1 && (
        <ToggleRow marginBottom={4} data-screen>
          {editions.map(({ duration }) => (
            <button
              key={duration}
              type="button"
              aria-pressed={duration === days}
              onClick={() => choose(duration)}
            >
              {durationLabel(duration)}
            </button>
          ))}
        </ToggleRow>
      )}
      {editions.map((edition) => (
        <Days
          key={edition.duration}
          trip={trip}
          edition={edition}
          isShown={edition.duration === days}
        />
      ))}
    </PagePart>
  )
}

interface DaysProps {
  trip: Trip
  edition: TripEdition
  isShown: boolean
}

function Days({ trip, edition, isShown }: DaysProps) {
  const { duration, itinerary } = edition
  return (
    // Without scripts the switch cannot work: index.html then shows both lengths.
    <div data-edition={duration} hidden={!isShown}>
      <TripRoute trip={trip} itinerary={itinerary} />
      {itinerary.map((day, index) => (
        <CollapsibleDay
          key={day.day}
          day={day}
          picture={dayPictures[day.title]}
          defaultOpen={index === 0}
        />
      ))}
    </div>
  )
}
