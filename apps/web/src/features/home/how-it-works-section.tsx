import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { NumberedSteps } from '@farandfew/ui/steps/numbered-steps.tsx'
import { useId } from 'react'
import { sectionIds } from './sections.ts'

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
export function HowItWorksSection() {
  const headingId = useId()
  return (
    <Section id={sectionIds.howItWorks} labelledBy={headingId}>
      <SectionHeading id={headingId}>How It Works</SectionHeading>
      <NumberedSteps steps={steps} />
    </Section>
  )
}
