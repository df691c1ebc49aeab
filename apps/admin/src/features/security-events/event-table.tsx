import type { AdminSecurityEvent } from '@farandfew/domain/security-events/admin-security-events.ts'
import {
  describeSecurityEvent,
  type SecurityEventOutcome,
} from '@farandfew/domain/security-events/event-words.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'

export const eventColumns = ['When', 'What', 'Outcome', 'Who', 'Address', 'Browser'] as const

export const outcomeWords: Readonly<Record<SecurityEventOutcome, string>> = {
  success: 'Done',
  refused: 'Refused',
}

interface EventTableProps {
  events: readonly AdminSecurityEvent[]
  /** Searches for everything with the same mark. */
  onSearch: (mark: string) => void
}

/** The security events. */
export function EventTable({ events, onSearch }: EventTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Events>
        <caption id={captionId}>Sign-ins</caption>
        <TableHead columns={eventColumns} />
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>
                <Instant value={event.at} />
              </td>
              <td>{describeSecurityEvent(event.kind)}</td>
              <td>
                <Outcome event={event} />
              </td>
              <td>
                <Who event={event} onSearch={onSearch} />
              </td>
              <td>
                {event.address !== null && (
                  <Mark text={event.address} of="address" onSearch={onSearch} />
                )}
              </td>
              <td>{event.device}</td>
            </tr>
          ))}
        </tbody>
      </Events>
    </ScrollRegion>
  )
}

function Outcome({ event: { outcome, count, lastAt } }: { event: AdminSecurityEvent }) {
  const tone = outcome === 'refused' ? 'red' : 'neutral'
  return (
    <>
      <Badge tone={tone}>{outcomeWords[outcome]}</Badge>
      {count > 1 && (
        <Times>
          {count} times, last <Instant value={lastAt} />
        </Times>
      )}
    </>
  )
}

function Who({
  event,
  onSearch,
}: { event: AdminSecurityEvent } & Pick<EventTableProps, 'onSearch'>) {
  const { kind, member, operator, typed } = event
  if (member) return <UiLink href={paths.user(member.id)}>{member.username}</UiLink>
  if (operator) return operator.name
  const who = kind.startsWith('operator.') ? 'Operator' : 'No member'
  return (
    <>
      {who} {typed !== null && <Mark text={typed} of="name" onSearch={onSearch} />}
    </>
  )
}

interface MarkProps extends Pick<EventTableProps, 'onSearch'> {
  text: string
  of: string
}

const Mark = ({ text, of, onSearch }: MarkProps) => (
  <Button variant="quiet" onClick={() => onSearch(text)}>
    <VisuallyHidden>Show all with the {of} </VisuallyHidden>
    {text}
  </Button>
)

const Times = styled.span`
  display: block;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`

/** Aligns the text with the buttons. */
const Events = styled(Table)`
  > tbody > tr > td {
    vertical-align: middle;
  }
`
