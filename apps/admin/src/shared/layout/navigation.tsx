import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  House,
  Inbox,
  type LucideIcon,
  Mail,
  Map,
  Settings,
  Shield,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react'
import { openIn, type Room, usePlace, useRooms } from '../rooms.ts'
import { Role } from '../role/role.ts'
import type { RoomName } from '../pages.ts'

/** The rooms in the groups between which the navigation leaves a space. */
const groupsOf = (rooms: readonly Room[]) =>
  rooms.reduce<Room[][]>((groups, room) => {
    const last = groups.at(-1)
    if (!last || room.startsGroup) return [...groups, [room]]
    last.push(room)
    return groups
  }, [])

/** Links to the rooms of the console, each with what waits on its pages. */
export function Navigation({ work }: { work: OpenWork | undefined }) {
  const { room: current } = usePlace()
  const role = use(Role)
  return (
    <Groups aria-label="Console">
      {groupsOf(useRooms()).map((group) => (
        <ul key={group[0]?.name} role="list">
          {group.map(({ name, label, pages }) => {
            const waiting = pages.filter(({ queue }) => openIn(queue, work, role) > 0)
            const open = waiting.reduce((sum, { queue }) => sum + openIn(queue, work, role), 0)
            const word = waiting.length === 1 ? waiting[0]?.queue?.word : 'waiting'
            return (
              <li key={name}>
                <Link
                  to={pages[0]?.path ?? ''}
                  aria-current={name === current ? 'page' : undefined}
                >
                  <RoomIcon room={name} />
                  <span>{label}</span>
                  <OpenCount open={open} word={word ?? 'waiting'} />
                </Link>
              </li>
            )
          })}
        </ul>
      ))}
    </Groups>
  )
}

/** How many wait, as a badge after a link's name; nothing if none does. */
export function OpenCount({ open, word }: { open: number; word: string }) {
  if (open === 0) return null
  return (
    <Count tone="raspberry">
      <span>{shortCount(open)}</span>
      <VisuallyHidden>{` ${word}`}</VisuallyHidden>
    </Count>
  )
}

/** A count that fits a badge. */
export const shortCount = (count: number): string => (count > 999 ? '999+' : String(count))

/** A column in the sidebar of a large screen, three columns in the menu of a smaller one. */
const Groups = styled.nav`
  padding-block: 4px 8px;
  ${theme.below.lg} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
    ul {
      display: contents;
    }
  }
  ${theme.media.lg} {
    padding-block: 0 12px;
    ul + ul {
      margin-top: 16px;
    }
  }
  a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-inline: 12px;
    border-radius: ${theme.radii.card};
    color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
    text-decoration: none;
    white-space: nowrap;
    ${theme.below.md} {
      flex-direction: column;
      justify-content: center;
      gap: 4px;
      min-height: 72px;
      padding-inline: 4px;
      font-size: ${theme.fontSizes.small};
    }
    ${theme.media.lg} {
      gap: 8px;
      min-height: 40px;
      padding-right: 8px;
    }
    > span:not(:last-child) {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    svg {
      flex: none;
    }
    &:hover {
      background: ${theme.colors.shade};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current='page'] {
      background: ${theme.colors.sheet};
      color: ${theme.colors.raspberry};
    }
  }
`

/** At the end of its link. Contains its hidden word, which would widen the page otherwise. */
const Count = styled(Badge)`
  position: relative;
  ${Groups} & {
    flex: none;
    margin-left: auto;
    padding-inline: 8px;
    ${theme.below.md} {
      position: absolute;
      top: 6px;
      left: calc(50% + 14px);
    }
  }
`

const icons: Readonly<Record<RoomName, LucideIcon>> = {
  today: House,
  requests: Inbox,
  bookings: Ticket,
  money: Wallet,
  members: Users,
  trips: Map,
  mail: Mail,
  moderation: Shield,
  settings: Settings,
}

/** The picture of a room, next to its name. */
function RoomIcon({ room }: { room: RoomName }) {
  const Icon = icons[room]
  return <Icon size={20} aria-hidden />
}
