import { turkey } from '@farandfew/domain/catalogue'
import type { Trip } from '@farandfew/domain/trips'
import { Carousel } from '@farandfew/ui/carousel'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { useTrips } from '../../shared/trips/trips.data.ts'
import { FeaturedSlide } from './featured-slide.tsx'

/** The trip shown after the built-in one if the API returns it. */
const secondSlideTitle = 'Bali Bliss'

/** Featured Experiences: the built-in Turkey trip, and Bali Bliss if the API returns it. */
export function FeaturedSection() {
  const headingId = useId()
  const { data: trips = [] } = useTrips()
  const featured: Trip[] = [turkey, ...trips.filter((trip) => trip.title === secondSlideTitle)]
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>Featured Experiences</SectionHeading>
      <Carousel
        label="Featured trips"
        slides={featured.map((trip) => ({
          key: String(trip.id),
          title: trip.title,
          content: <FeaturedSlide trip={trip} />,
        }))}
      />
    </Section>
  )
}
