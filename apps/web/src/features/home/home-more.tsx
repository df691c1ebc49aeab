import { FeaturedSection } from './featured-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { MomentsSection } from './moments-section.tsx'
import { ScheduleTeaser } from './schedule-teaser.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

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
