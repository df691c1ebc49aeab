import { endpointQuery } from '@farandfew/api-client'
import { formatDateRange } from '@farandfew/domain/calendar/format-date.ts'
import type { OwnGroup } from '@farandfew/domain/groups/group.ts'
import { listGroups } from '@farandfew/domain/groups/groups.contract.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Unread } from '../../groups/group-link.tsx'
import { AppLink } from '../../../shared/links/app-link.tsx'
import { paths } from '../../../shared/paths.ts'
import { isAccountDemo } from '../data/account-demo.ts'

/** The pages of the member's groups, also of those that they host. Nothing if there is none. */
export function GroupRooms() {
  const { data = [] } = useQuery({
    ...endpointQuery(listGroups, {}),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    enabled: !isAccountDemo(),
  })
  if (data.length === 0) return null
  return (
    <section aria-labelledby="group-rooms">
      <Heading marginBottom={4} id="group-rooms">
        Group Rooms
      </Heading>
      <Rows role="list">
        {data.map((group) => (
          <li key={group.departureId}>
            <GroupRow group={group} />
          </li>
        ))}
      </Rows>
    </section>
  )
}

const GroupRow = ({ group }: { group: OwnGroup }) => (
  <>
    <span>
      <AppLink href={paths.group(group.departureId)}>{group.title}</AppLink>
      <Quiet as="span">
        {`${formatDateRange(group.departureDate, group.returnDate)} ${group.returnDate.slice(0, 4)}`}
      </Quiet>
    </span>
    <span>
      <Unread departureId={group.departureId} />
      {group.awaitsRoomAnswer && <Badge tone="amber">A room is proposed</Badge>}
      {group.isHost && <Badge>Host</Badge>}
      <span>{group.countdown}</span>
    </span>
  </>
)

const Rows = styled.ul`
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 24px;
    min-height: 56px;
    padding-block: 10px;
    border-top: 1px solid ${theme.colors.hairline};
    &:last-child {
      border-bottom: 1px solid ${theme.colors.hairline};
    }
    > span {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px 12px;
    }
  }
  a {
    font-weight: ${theme.fontWeights.label};
    /* The whole row is clickable. */
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
  }
`
