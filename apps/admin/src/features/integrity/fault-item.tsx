import type { Fault, FaultAction, FaultKind } from '@farandfew/domain/integrity/admin-integrity.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'

/** Names the button of an action, so that the focus can return to it. */
export const openerOf = (kind: string, key: string, action: string) => `${kind} ${key} ${action}`

interface FaultItemProps {
  kind: FaultKind
  fault: Fault
  onChoose: (action: FaultAction) => void
}

/** One thing that is not in order: what is wrong, about which booking, and what resolves it. */
export function FaultItem({ kind, fault, onChoose }: FaultItemProps) {
  const factsId = useId()
  const { key, facts, member, bookingId, departureId, tripTitle, departureDate, since } = fault
  const memberId = /^member-(\d+)$/.exec(key)?.[1]
  const departure = tripTitle && departureDate && `${tripTitle}, ${formatDate(departureDate)}`
  return (
    <Panel as="article" padding={4} gap={2} anywhere aria-labelledby={factsId}>
      <p id={factsId}>{facts}</p>
      <Quiet row>
        {bookingId !== null && <Link to={paths.booking(bookingId)}>{`Booking ${bookingId}`}</Link>}
        {member !== null && <bdi>{member}</bdi>}
        {departureId !== null && departure && (
          <Link to={paths.departure(departureId)}>{departure}</Link>
        )}
        {memberId !== undefined && (
          <Link to={paths.member(Number(memberId))}>{`Member ${memberId}`}</Link>
        )}
        {kind.kind === 'message-not-sent' && <Link to={paths.messages}>Messages</Link>}
        <span>
          Since <Instant value={since} />
        </span>
      </Quiet>
      <Allowed to="manage-bookings">
        <Actions>
          {kind.actions.map((action, index) => (
            <Button
              key={action.action}
              variant={index === 0 ? 'primary' : 'secondary'}
              aria-describedby={factsId}
              data-opens={openerOf(kind.kind, key, action.action)}
              onClick={() => onChoose(action)}
            >
              {action.label}
            </Button>
          ))}
        </Actions>
      </Allowed>
    </Panel>
  )
}
