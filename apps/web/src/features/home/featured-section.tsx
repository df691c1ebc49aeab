import { turkey } from '@farandfew/domain/catalogue/turkey.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Carousel } from '@farandfew/ui/carousel/carousel.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { tripsQuery } from '../trips/trips.data.ts'
import { FeaturedSlide } from './featured-slide.tsx'

/** The trip shown after the built-in one if the API returns it. */
const secondSlideTitle = 'Bali Bliss'

/** Featured Experiences: the Turkey trip, which is built in until the API returns it, and Bali Bliss if the API returns it. */
export function FeaturedSection() {
  const headingId = useId()
  const { data: trips = [] } = useQuery(tripsQuery)
  const first = trips.find(({ id }) => id === turkey.id) ?? turkey
  const featured: Trip[] = [first, ...trips.filter((trip) => trip.title === secondSlideTitle)]
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
