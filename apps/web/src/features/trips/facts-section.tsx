import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import { monthsOfDeparture } from '@farandfew/domain/schedule/departures.ts'
import { itinerariesOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { breakpoints } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useTripDepartures } from '../departures/use-trip-departures.ts'
import { factsAnchor, factsTitle } from './facts-link.ts'
import { CostFact } from './facts/cost-fact.tsx'
import { FlightsFact, VisaFact, WeatherFact } from './facts/journey-facts.tsx'
import { FoodFact, GroupFact, WomenFact } from './facts/people-facts.tsx'
import { CancellationFact, RoomsFact, WalkingFact } from './facts/stay-facts.tsx'

interface FactsSectionProps {
  trip: Trip
  /** The length of the shown itinerary in days. */
  shown: number
  onChoose: (days: number) => void
}

/** The facts that decide, for the shown length. A missing one leaves no gap (docs/product.md#practical-facts). */
export function FactsSection({ trip, shown, onChoose }: FactsSectionProps) {
  const headingId = useId()
  const { departures } = useTripDepartures(trip.id)
  const open = departures.filter(({ isClosed, days }) => !isClosed && days === shown)
  const facts = trip.practicalFacts ?? {}
  const editions = itinerariesOf(trip)
  const itinerary = editions.find(({ duration }) => duration === shown)?.itinerary ?? trip.itinerary
  const stays = facts.stays?.filter(({ duration }) => duration === shown) ?? []
  const walks = facts.walking?.filter(({ duration }) => duration === shown) ?? []
  return (
    <Section id={factsAnchor} labelledBy={headingId}>
      <SectionHeading id={headingId}>{factsTitle}</SectionHeading>
      {editions.length > 1 && (
        <Lengths>
          <p>{`For ${durationLabel(shown)}.`}</p>
          {editions
            .filter(({ duration }) => duration !== shown)
            .map(({ duration }) => (
              <Button
                key={duration}
                data-screen
                variant="quiet"
                onClick={() => onChoose(duration)}
              >{`Show the ${duration}-day trip instead`}</Button>
            ))}
        </Lengths>
      )}
      <Cards>
        {facts.costs && <CostFact trip={trip} costs={facts.costs} duration={shown} />}
        {facts.food && <FoodFact food={facts.food} />}
        {facts.womensSafety && <WomenFact practices={facts.womensSafety} />}
        {facts.weather && (
          <WeatherFact
            weather={facts.weather}
            months={open.flatMap(monthsOfDeparture)}
            duration={shown}
          />
        )}
        {facts.visa && <VisaFact visa={facts.visa} />}
        <FlightsFact flights={facts.flights} arrivals={facts.arrivals} duration={shown} />
        {walks.length > 0 && <WalkingFact walks={walks} />}
        {facts.rooms && <RoomsFact rooms={facts.rooms} stays={stays} itinerary={itinerary} />}
        <GroupFact groupSize={trip.groupSize} departures={open} />
        <CancellationFact />
      </Cards>
    </Section>
  )
}

const Lengths = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 0;
  margin: -24px 0 24px;
  break-after: avoid;
  > p {
    margin-right: 16px;
  }
  > button {
    margin-left: -12px;
  }
`

/** Two columns of cards that are read downwards; their order makes them about equally long. On paper one: columns would leave the heading alone on the page before. */
const Cards = styled.div`
  @media screen and (min-width: ${breakpoints.split}px) {
    columns: 2;
    column-gap: 24px;
  }
`
