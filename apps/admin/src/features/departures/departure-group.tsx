import type { AdminDepartureWithGroup, GroupMember } from '@farandfew/domain/admin/departures'
import { priceLabel } from '@farandfew/domain/constants'
import { departurePrice } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { UiLink } from '@farandfew/ui/link'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { formatMoney } from '../../shared/format/money.ts'
import { DepartureState } from './departure-state.tsx'
import { lengthOf } from './departure-words.ts'
import { Actions, Facts } from './departures.styles.ts'
import { Seats } from './seats.tsx'
import type { DepartureView } from './use-departures-url.ts'

interface DepartureGroupProps {
  departure: AdminDepartureWithGroup
  onView: (view: DepartureView) => void
}

/** A departure's facts and its travellers. */
export function DepartureGroup({ departure, onView }: DepartureGroupProps) {
  const body = useRef<HTMLDivElement>(null)
  // The focus is lost when the previous view is removed.
  useEffect(() => body.current?.focus({ preventScroll: true }), [])
  const { group, isActive, pendingInvites } = departure
  const facts = [
    ['State', <DepartureState key="state" departure={departure} />],
    ['Length', lengthOf(departure)],
    ['Price', priceLabel(departurePrice(departure))],
    ['Seats', <Seats key="seats" departure={departure} />],
    ['Invite requests', pendingInvites === 0 ? 'None waiting' : `${pendingInvites} waiting`],
    ['Coordinator', departure.coordinator || 'None yet'],
  ] as const
  return (
    <Body ref={body} tabIndex={-1}>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <h3 id="departure-group">The group</h3>
      {group.length === 0 ? (
        <p>No seat is booked yet.</p>
      ) : (
        <People role="list" aria-labelledby="departure-group">
          {group.map((member) => (
            <Traveller key={member.bookingId} member={member} />
          ))}
        </People>
      )}
      <Actions>
        <Button onClick={() => onView('change')}>Change</Button>
        <Button variant="secondary" onClick={() => onView('switch')}>
          {isActive ? 'Close departure' : 'Reopen departure'}
        </Button>
      </Actions>
    </Body>
  )
}

function Traveller({ member }: { member: GroupMember }) {
  const { userId, name, ageGroup, city, country, status, holdExpiresAt, currency } = member
  const about = [ageGroup, city, country].filter((text) => text !== null && text !== '')
  return (
    <li>
      <strong>
        {userId === null ? (
          'A former member'
        ) : (
          <UiLink href={paths.user(userId)}>{name ?? `Member ${userId}`}</UiLink>
        )}
      </strong>
      {about.length > 0 && <span>{about.join(' · ')}</span>}
      <span>
        {status === 'pending' ? 'Held' : 'Booked'}, payment {member.paymentStatus}:{' '}
        {formatMoney(member.amountPaid, currency)} of {formatMoney(member.totalAmount, currency)}
      </span>
      {holdExpiresAt !== null && (
        <span>
          Held until <Instant value={holdExpiresAt} />
        </span>
      )}
    </li>
  )
}

const Body = styled.div`
  outline: none;
  overflow-wrap: anywhere;
  h3 {
    margin: 24px 0 8px;
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
`

const People = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: grid;
    gap: 2px;
    padding-top: 12px;
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
    font-size: ${({ theme }) => theme.fontSizes.small};
    unicode-bidi: plaintext;
  }
`
