import type {
  AdminDepartureWithBookings,
  DepartureBooking,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Heading, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { TravellerLink } from '../../shared/format/traveller-link.tsx'
import { paths } from '../../shared/paths.ts'
import type { ListColumn } from '../../shared/table/list-column.ts'
import { RowTable } from '../../shared/table/row-table.tsx'

const columns: readonly ListColumn<DepartureBooking>[] = [
  {
    heading: 'Member',
    naming: true,
    cell: ({ userId, name }) => <TravellerLink userId={userId} name={name} />,
    onPhone: (booking) => [booking.ageGroup, booking.city, booking.country],
  },
  { heading: 'Age', cell: ({ ageGroup }) => ageGroup },
  { heading: 'City', cell: ({ city }) => city },
  { heading: 'Country', shrinks: true, cell: ({ country }) => country },
  {
    heading: 'Booking',
    cell: ({ id }) => <UiLink href={paths.booking(id)}>{`Booking ${id}`}</UiLink>,
  },
]

/** The members with a confirmed booking. */
export function DepartureMembers({ departure }: { departure: AdminDepartureWithBookings }) {
  const id = useId()
  const booked = departure.bookings.filter(({ status }) => status === 'confirmed')
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading size="title" id={id}>
        {`Travellers (${departure.seats.booked})`}
      </Heading>
      {booked.length === 0 ? (
        <p>
          {departure.groupDecision === 'cancelled'
            ? 'The departure is cancelled. Its bookings are under Money.'
            : 'No one has booked it yet.'}
        </p>
      ) : (
        <RowTable label="Travellers" columns={columns} rows={booked} keyOf={(row) => row.id} />
      )}
    </Stack>
  )
}
