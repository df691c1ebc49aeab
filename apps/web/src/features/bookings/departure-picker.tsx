import type { DepartureOffer } from '@farandfew/domain/bookings/booking-view.ts'
import { departureState, isOver } from '@farandfew/domain/departures/departure-facts.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { DepartureRow } from '../departures/departure-row.tsx'
import { toScheduled } from '../departures/departures.data.ts'
import { type TripDeparture, useTripDepartures } from '../departures/use-trip-departures.ts'
import { seatLink } from '../../shared/paths.ts'
import { useOwnBookings } from '../seats/own-bookings.ts'
import { Part } from '../seats/part.tsx'

/** The departures of the trip, with the shown one marked. Nothing unless another one can be chosen. */
export function DeparturePicker({ offer }: { offer: DepartureOffer }) {
  const { departure: shown, today } = offer
  const { availability, destination } = shown
  const bookings = useOwnBookings()
  const { departures, seats } = useTripDepartures(offer.trip.id)
  const stateOf = (departure: TripDeparture) =>
    departureState({ ...departure, availability }, today)
  const ahead = departures.filter(
    (departure) => departure.id === shown.id || !isOver(stateOf(departure)),
  )
  const canBeChosen = (departure: TripDeparture) =>
    ['open', 'by-invite'].includes(stateOf(departure))
  if (!ahead.some((departure) => departure.id !== shown.id && canBeChosen(departure))) return null
  return (
    <Part title="Choose your departure">
      <Stack as="ul" gap={2} maxWidth={720} role="list">
        {ahead.map((departure) => {
          const isShown = departure.id === shown.id
          if (isShown && isOver(offer.state)) return null
          return (
            <li key={departure.id}>
              <DepartureRow
                // What the page has read last, so that it does not show two numbers.
                departure={isShown ? toScheduled(shown) : departure}
                // A member whose invite was approved can book what is by invite for others.
                availability={isShown && offer.state === 'bookable' ? 'open' : availability}
                seats={seats}
                own={bookings[departure.id]}
                href={
                  isShown
                    ? undefined
                    : seatLink({ ...offer.trip, destination, availability }, departure.id)
                }
              />
            </li>
          )
        })}
      </Stack>
    </Part>
  )
}
