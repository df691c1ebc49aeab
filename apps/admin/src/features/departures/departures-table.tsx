import type { AdminDeparture } from '@farandfew/domain/departures/admin-departures.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { priceLabel } from '@farandfew/domain/constants/labels.ts'
import { departurePrice } from '@farandfew/domain/schedule/departures.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { memo, useId } from 'react'
import { styled } from 'styled-components'
import { TableHead } from '../../shared/table/table-head.tsx'
import { ScrollRegion, Table } from '../../shared/table/table.styles.ts'
import { DepartureState } from './departure-state.tsx'
import { groupOf, lengthOf } from './departure-words.ts'
import { Seats } from './seats.tsx'

export const departureColumns = [
  'Trip',
  'Date',
  'State',
  'Seats',
  'Group',
  'Days',
  'Price',
  'Invites',
  'Host',
] as const

interface DeparturesTableProps {
  departures: readonly AdminDeparture[]
  /** The link to a departure's details. */
  hrefOf: (departure: AdminDeparture) => string
}

const Row = memo(function Row({ departure, href }: { departure: AdminDeparture; href: string }) {
  const { departureDate, pendingInvites } = departure
  return (
    <tr>
      <th scope="row">
        <UiLink href={href}>{departure.tripTitle}</UiLink>
      </th>
      <td>
        <time dateTime={departureDate}>{formatDate(departureDate)}</time>
      </td>
      <ShortCell>
        <DepartureState departure={departure} />
      </ShortCell>
      <td>
        <Seats departure={departure} />
      </td>
      <td>{groupOf(departure)}</td>
      <td>{lengthOf(departure)}</td>
      <ShortCell>{priceLabel(departurePrice(departure))}</ShortCell>
      <ShortCell>{pendingInvites > 0 && `${pendingInvites} waiting`}</ShortCell>
      <td>{departure.coordinator}</td>
    </tr>
  )
})

/** Departures by date. The region is focusable, so that the keyboard can scroll it. */
export function DeparturesTable({ departures, hrefOf }: DeparturesTableProps) {
  const captionId = useId()
  return (
    <ScrollRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Departures</caption>
        <TableHead columns={departureColumns} naming="Trip" />
        <tbody>
          {departures.map((departure) => (
            <Row key={departure.id} departure={departure} href={hrefOf(departure)} />
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  )
}

const ShortCell = styled.td`
  white-space: nowrap;
`
