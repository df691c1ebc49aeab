import type { AdminDepartureWithBookings } from '@farandfew/domain/departures/admin-departures.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePrice } from '@farandfew/domain/schedule/departures.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Actions, Facts } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { CancellationProgress } from './cancellation-progress.tsx'
import { DepartureBookings } from './departure-bookings.tsx'
import { DepartureHotels } from './departure-hotels.tsx'
import { DepartureState } from './departure-state.tsx'
import { DepartureWaitlist } from './departure-waitlist.tsx'
import { describeGroup, lengthOf } from './departure-words.ts'
import { GroupBadge } from './group-badge.tsx'
import { Seats } from './seats.tsx'
import { DepartureTravelDetails } from './travel-details/departure-travel-details.tsx'
import type { DepartureView } from './departures-url.ts'

interface DepartureDetailsProps {
  departure: AdminDepartureWithBookings
  onView: (view: DepartureView) => void
}

/** A departure's facts and its bookings. */
export function DepartureDetails({ departure, onView }: DepartureDetailsProps) {
  // The focus is lost when the previous view is removed.
  const body = useFocusOnMount<HTMLDivElement>()
  const { groupDecision, isActive, pendingInvites, waiting } = departure
  const isCancelled = groupDecision === 'cancelled'
  const facts = [
    [
      'State',
      <Fragment key="state">
        <DepartureState departure={departure} /> <GroupBadge {...departure} />
      </Fragment>,
    ],
    ['Group', describeGroup(departure)],
    ['Seats', <Seats key="seats" departure={departure} />],
    ['Waitlist', waiting === 0 ? 'No one' : `${waiting} waiting`],
    ['Invite requests', pendingInvites === 0 ? 'None waiting' : `${pendingInvites} waiting`],
    ['Length', lengthOf(departure)],
    ['Price', priceLabel(departurePrice(departure))],
    [
      'Host',
      departure.host ? (
        <UiLink key="host" href={paths.host(departure.host.id)}>
          {departure.host.name}
        </UiLink>
      ) : (
        'Not named yet'
      ),
    ],
  ] as const
  return (
    <Body ref={body} tabIndex={-1}>
      <Actions marginBottom={4}>
        <Allowed to="choose-group">
          <ButtonLink variant="secondary" href={paths.selection(departure.id)}>
            Choose the Group
          </ButtonLink>
        </Allowed>
        <ButtonLink variant="secondary" href={paths.rooms(departure.id)}>
          Rooms
        </ButtonLink>
        <Allowed to="write">
          <ButtonLink variant="secondary" href={paths.writeTo(`departure-${departure.id}`)}>
            Write to the Group
          </ButtonLink>
        </Allowed>
        <Allowed to="read-travel-details">
          <ButtonLink variant="secondary" href={paths.manifest(departure.id)}>
            Manifest
          </ButtonLink>
        </Allowed>
      </Actions>
      <Facts lines columns={2}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      {isCancelled && <CancellationProgress departureId={departure.id} />}
      <DepartureWaitlist departure={departure} />
      <DepartureBookings departure={departure} />
      <DepartureTravelDetails departureId={departure.id} />
      <DepartureHotels departure={departure} onView={onView} />
      <Actions marginTop={4}>
        <Allowed to="manage-bookings">
          {!isCancelled && <Button onClick={() => onView('change')}>Change</Button>}
        </Allowed>
        <Allowed to="manage-bookings">
          <Button variant="secondary" onClick={() => onView('switch')}>
            {isActive ? 'Close departure' : 'Reopen departure'}
          </Button>
          {departure.canCancel && (
            <Button variant="secondary" onClick={() => onView('cancel')}>
              Cancel Departure
            </Button>
          )}
        </Allowed>
      </Actions>
    </Body>
  )
}

const Body = styled.div`
  outline: none;
  overflow-wrap: anywhere;
  h3 {
    margin: 24px 0 8px;
    font-size: ${theme.fontSizes.title};
  }
`
