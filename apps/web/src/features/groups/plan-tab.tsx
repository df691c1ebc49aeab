import { CollapsibleDay } from '@farandfew/ui/day'
import { useId } from 'react'
import { styled } from 'styled-components'
import type { GroupTabProps } from '../../shared/groups/group.data.ts'

/** What happens on which day. */
export default function PlanTab({ group }: GroupTabProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Day by day</Heading>
      {group.trip.itinerary.map((day) => (
        <CollapsibleDay key={day.day} day={day} />
      ))}
    </section>
  )
}

const Heading = styled.h2`
  margin-bottom: 16px;
  font-size: ${({ theme }) => theme.fontSizes.heading};
`
