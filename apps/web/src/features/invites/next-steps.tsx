import { type Availability, availabilityTexts } from '@farandfew/domain/availability'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { NumberedSteps } from '@farandfew/ui/steps'
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
