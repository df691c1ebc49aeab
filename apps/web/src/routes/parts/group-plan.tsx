import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Checklist } from '../../features/checklists/checklist.tsx'
import { usePlanEvents } from '../../features/group-messages/live/use-plan-events.ts'
import { Arrivals } from '../../features/groups/arrivals.tsx'
import { Itinerary } from '../../features/groups/itinerary.tsx'
import type { GroupTabProps } from '../../features/groups/group.data.ts'

/** The days of the trip, who arrives when, and what to bring. */
export default function GroupPlan({ group }: GroupTabProps) {
  usePlanEvents(group.departure.id)
  return (
    <Parts>
      <Itinerary group={group} />
      <Arrivals group={group} />
      <Stack wide>
        <Checklist
          departureId={group.departure.id}
          me={group.me.id}
          isReadOnly={group.isReadOnly}
          isOver={group.today > group.departure.returnDate}
        />
      </Stack>
    </Parts>
  )
}

/** Itinerary and arrivals next to each other on a wide screen. */
const Parts = styled.div`
  display: grid;
  gap: clamp(40px, 5vw, 64px);
  align-items: start;
  > * {
    min-width: 0;
  }
  ${theme.media.ml} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    /* No one entered an arrival. */
    > :first-child:nth-last-child(2) {
      grid-column: 1 / -1;
    }
  }
`
