import { type Availability, availabilityTexts } from '@farandfew/domain/availability'
import { Section, SectionHeading } from '@farandfew/ui/page'
import { useId } from 'react'
import { styled } from 'styled-components'

const stepsOf = (availability: Availability) => [
  {
    title: 'Submit Request',
    text: 'Tell us who you are and, if you like, why this trip; it binds you to nothing',
  },
  {
    title: 'We Review',
    text: 'The team reviews every request and checks how well the group would fit together',
  },
  { title: 'Get Invited', text: availabilityTexts[availability].invite.promise },
]

/** What Happens Next?, in three steps; the last says when. */
export function NextSteps({ availability }: { availability: Availability }) {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading id={headingId}>What Happens Next?</SectionHeading>
      <Steps role="list">
        {stepsOf(availability).map(({ title, text }, index) => (
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
