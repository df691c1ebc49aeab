import { targetAgeLabel } from '@farandfew/domain/constants'
import { Section, SectionHeading, StatTile } from '@farandfew/ui/page'
import { useId } from 'react'
import { styled } from 'styled-components'

const figures = [
  { value: targetAgeLabel, label: 'Age range' },
  { value: '8-12', label: 'Group size' },
  { value: '100%', label: 'Solo travellers' },
] as const

/** Connect With Like-Minded Travelers: age range, group size and share of solo travellers. */
export function ConnectSection() {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="You meet your group on our private platform weeks before you leave: profiles, questions, and a plan for the first evening. Nobody comes as part of a couple."
      >
        Connect With Like-Minded Travelers
      </SectionHeading>
      <Tiles>
        {figures.map((figure) => (
          <StatTile key={figure.label} {...figure} />
        ))}
      </Tiles>
    </Section>
  )
}

const Tiles = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(3, 1fr);
`
