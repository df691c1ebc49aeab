import type { Availability } from '@farandfew/domain/availability/availability.ts'
import { availabilityTexts } from '@farandfew/domain/availability/availability-texts.ts'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { NumberedSteps } from '@farandfew/ui/steps/numbered-steps.tsx'
import { useId } from 'react'

const stepsOf = (availability: Availability) => [
  {
    title: 'Submit Request',
    text: 'Tell us who you are and, if you like, why this trip appeals to you, with no obligation',
  },
  {
    title: 'We Review',
    text: 'The team reviews every request and checks how well the group would fit together',
  },
  { title: 'Get Invited', text: availabilityTexts[availability].invite.promise },
]

/** What Happens Next? in three steps. */
export function NextSteps({ availability }: { availability: Availability }) {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>What Happens Next?</SectionHeading>
      <NumberedSteps steps={stepsOf(availability)} />
    </Section>
  )
}
