import type { ListedDocument, ListedPayment } from '@farandfew/domain/payments/money-lists.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { TravellerLink } from '../../shared/format/traveller-link.tsx'
import { paths } from '../../shared/paths.ts'
import type { ListColumn } from '../../shared/table/list-column.ts'

type Row = Pick<
  ListedDocument & ListedPayment,
  'bookingId' | 'userId' | 'member' | 'tripTitle' | 'departureDate'
>

/** Who paid, or got money back. */
export const payerColumn: ListColumn<Row> = {
  heading: 'Member',
  sort: 'member',
  shrinks: true,
  cell: ({ userId, member }) => <TravellerLink userId={userId} name={member} />,
}

/** What the money is for. */
export const bookingColumn: ListColumn<Row> = {
  heading: 'Booking',
  shrinks: true,
  cell: ({ bookingId, tripTitle, departureDate }) => (
    <>
      <UiLink href={paths.booking(bookingId)}>{bookingId}</UiLink>
      <span>{` ${tripTitle}, ${formatDate(departureDate)}`}</span>
    </>
  ),
}
