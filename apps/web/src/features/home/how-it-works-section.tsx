import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { styled } from 'styled-components'
import { sectionIds } from './sections.ts'

const steps = [
  {
    title: 'Choose Your Adventure',
    text: 'Pick a place and a date, or let the travel quiz suggest one. Ask for an invite and tell us a little about how you like to travel.',
  },
  {
    title: 'Meet Your Group',
    text: 'Once your place is confirmed you meet the others on our private platform: who they are, what they are curious about, who snores.',
  },
  {
    title: 'Enjoy The Experience',
    text: 'Rooms, meals, transfers and a guide who lives there are arranged. You arrive with a bag and leave with a table’s worth of phone numbers.',
  },
] as const

/** How It Works, in three steps. */
export function HowItWorksSection() {
  const headingId = useId()
  return (
    <Section id={sectionIds.howItWorks} labelledBy={headingId}>
      <SectionHeading id={headingId}>How It Works</SectionHeading>
      <Steps>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Numeral aria-hidden>{index + 1}</Numeral>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: 32px;
  padding: 0;
  list-style: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 48px;
  }
  h3 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
  p {
    max-width: 40ch;
  }
`

const Numeral = styled.span`
  display: block;
  margin-bottom: 12px;
  padding-bottom: 8px;
  border-bottom: 2px solid ${({ theme }) => theme.colors.clay};
  color: ${({ theme }) => theme.colors.raspberry};
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: 38px;
  line-height: 1;
`
