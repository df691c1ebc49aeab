import { flightsText } from '@farandfew/domain/departures/guarantee.ts'
import { monthsOfDeparture } from '@farandfew/domain/departures/departure-dates.ts'
import { editionOf } from '@farandfew/domain/trips/trip-facts.ts'
import { PagePart } from '../../shared/layout/page-part.tsx'
import { factsAnchor, factsTitle } from './facts-link.ts'
import { CostFact } from './facts/cost-fact.tsx'
import { FlightsFact, VisaFact, WeatherFact } from './facts/journey-facts.tsx'
import { FoodFact, WomenFact } from './facts/people-facts.tsx'
import { Sources } from './facts/sources.tsx'
import { CancellationFact, RoomsFact, WalkingFact } from './facts/stay-facts.tsx'
import { useOpenLinkedRow } from '../../shared/use-open-linked-row.ts'
import { QuestionsPart } from './questions-part.tsx'
import type { TripDeparture } from '../departures/use-trip-departures.ts'
import type { ShownTrip } from './use-shown-trip.ts'

/**
 * The facts that decide, for the shown departure, as closed rows; then the questions that no row answers, and the sources of
 * all. A missing fact leaves no gap (docs/product.md#practical-facts). An island.
 */
export default function DecidePart({
  shown: { trip, departure, today, days },
}: {
  shown: ShownTrip
}) {
  useOpenLinkedRow()
  const facts = trip.practicalFacts ?? {}
  const walks = facts.walking?.filter(({ duration }) => duration === days) ?? []
  const months = departure ? monthsOfDeparture(departure) : []
  return (
    <>
      <PagePart id={factsAnchor} title={factsTitle}>
        {facts.costs && <CostFact trip={trip} costs={facts.costs} duration={days} />}
        {facts.food && <FoodFact food={facts.food} />}
        {facts.womensSafety && <WomenFact practices={facts.womensSafety} />}
        {facts.visa && <VisaFact visa={facts.visa} late={departure?.visaWarning} />}
        {facts.weather && <WeatherFact weather={facts.weather} months={months} duration={days} />}
        {facts.flights && (
          <FlightsFact
            flights={facts.flights}
            arrivals={facts.arrivals}
            duration={days}
            when={departure && whenToBookFlights(departure)}
          />
        )}
        {walks.length > 0 && <WalkingFact walks={walks} />}
        {facts.rooms && (
          <RoomsFact
            rooms={facts.rooms}
            stays={facts.stays?.filter(({ duration }) => duration === days) ?? []}
            itinerary={editionOf(trip, days).itinerary}
          />
        )}
        <CancellationFact
          departure={departure && today ? { date: departure.date, today } : undefined}
        />
      </PagePart>
      <QuestionsPart trip={trip}>
        <Sources facts={facts} months={months} duration={days} />
      </QuestionsPart>
    </>
  )
}

/** Undefined until the API has answered. */
const whenToBookFlights = ({ groupDecision, decisionDate }: TripDeparture) =>
  groupDecision === undefined || decisionDate === undefined
    ? undefined
    : flightsText({ groupDecision, decisionDate }, false)
