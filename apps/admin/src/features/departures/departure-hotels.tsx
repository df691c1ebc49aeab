import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { endpointQuery } from '@farandfew/api-client'
import type {
  AdminDeparture,
  DepartureHotel,
} from '@farandfew/domain/departures/admin-departures.ts'
import { listDepartureHotels } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { addDays } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import type { DepartureView } from './departures-url.ts'

interface DepartureHotelsProps {
  departure: Pick<AdminDeparture, 'id' | 'groupDecision'>
  onView: (view: DepartureView) => void
}

/** The hotels of a departure, which the Trip Pocket of its group shows. */
export function DepartureHotels({ departure, onView }: DepartureHotelsProps) {
  const isCancelled = departure.groupDecision === 'cancelled'
  const headingId = useId()
  const query = useQuery({
    ...endpointQuery(listDepartureHotels, { params: { id: String(departure.id) } }),
    gcTime: 0,
  })
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" marginBottom={2} id={headingId}>
        Hotels
      </Heading>
      {!isCancelled && <p>The group sees these in Trip Pocket, even offline.</p>}
      <Loaded query={query} loading={<PlainList />} failed="We could not load the hotels.">
        {(hotels) => (
          <PlainList role="list">
            {hotels.map((hotel) => (
              <Hotel key={hotel.id} hotel={hotel} onView={onView} />
            ))}
          </PlainList>
        )}
      </Loaded>
      {!isCancelled && (
        <Allowed to="manage-bookings">
          <Button variant="secondary" onClick={() => onView({ hotel: 'new' })}>
            Add hotel
          </Button>
        </Allowed>
      )}
    </section>
  )
}

interface HotelProps {
  hotel: DepartureHotel
  onView: DepartureHotelsProps['onView']
}

function Hotel({ hotel, onView }: HotelProps) {
  const { id, name, address, phone, firstNight, nights } = hotel
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>{address}</p>
        <p>
          {`${nights === 1 ? '1 night' : `${nights} nights`}, ${formatDate(firstNight)} to ${formatDate(addDays(firstNight, nights))}${phone === null ? '' : `, ${phoneLabel(phone)}`}`}
        </p>
      </div>
      <Allowed to="manage-bookings">
        <Button variant="quiet" onClick={() => onView({ hotel: id })} aria-label={`Change ${name}`}>
          Change
        </Button>
      </Allowed>
    </li>
  )
}

/** Items with their buttons at the right. */
export const PlainList = styled.ul`
  margin-block: 8px 16px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: start;
    justify-content: space-between;
    padding-block: 12px;
    border-top: 1px solid ${theme.colors.hairline};
  }
  li > :first-child {
    flex: 1 1 240px;
  }
  button {
    flex: none;
    white-space: nowrap;
  }
`
