import { turkey } from '@farandfew/domain/catalogue/turkey.derived.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { Carousel } from '@farandfew/ui/carousel/carousel.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { NumberedSteps } from '@farandfew/ui/steps/numbered-steps.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MomentsSection } from './moments-section.tsx'
import { ScheduleTeaser } from './schedule-teaser.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import { tripsQuery } from '../trips/trips.data.ts'
import { FeaturedSlide } from './featured-slide.tsx'
import { sectionIds } from './sections.ts'

/** The home page below its grid of destinations. */
export default function HomeMore() {
  return (
    <>
      <FeaturedSection />
      <HowItWorksSection />
      <ScheduleTeaser />
      <MomentsSection />
      <TestimonialsSection />
    </>
  )
}

/** The trip shown after the built-in one if the API returns it. */
const secondSlideTitle = 'Bali Bliss'

/** Featured Experiences: the Turkey trip, which is built in until the API returns it, and Bali Bliss if the API returns it. */
function FeaturedSection() {
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

const steps = [
  {
    title: 'Choose Your Adventure',
    text: 'Pick a place and a date, or let the travel quiz suggest one. Book an open departure, or request an invite and tell us a little about yourself.',
  },
  {
    title: 'Meet Your Group',
    text: 'Once your seat is confirmed, the Group Room shows you the others: who they are, what they are curious about, who snores.',
  },
  {
    title: 'Enjoy The Experience',
    text: "Rooms, meals and transfers are arranged, and your host lives there. You arrive with a bag and leave with a table's worth of phone numbers.",
  },
] as const

/** How It Works, in three steps. */
function HowItWorksSection() {
  const headingId = useId()
  return (
    <Section id={sectionIds.howItWorks} labelledBy={headingId}>
      <SectionHeading id={headingId}>How It Works</SectionHeading>
      <NumberedSteps steps={steps} />
    </Section>
  )
}
