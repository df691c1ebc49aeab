import type { Trip } from '@farandfew/domain/trips'
import { CollapsibleDay } from '@farandfew/ui/day'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'

/** The itinerary as collapsible days, the first one open. */
export function ItinerarySection({ trip }: { trip: Trip }) {
  const headingId = useId()
  return (
    <Section id="itinerary" labelledBy={headingId}>
      <SectionHeading id={headingId}>Day-by-Day Itinerary</SectionHeading>
      {trip.itinerary.map((day, index) => (
        <CollapsibleDay key={day.day} day={day} defaultOpen={index === 0} />
      ))}
    </Section>
  )
}
