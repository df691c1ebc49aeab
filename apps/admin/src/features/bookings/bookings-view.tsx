import { bookingStatuses, paymentStatuses } from '@farandfew/domain/bookings/booking.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { bookingStates, paymentStateWords } from '../../shared/format/booking-words.ts'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { FoldedFilters } from '../../shared/table/folded-filters.tsx'
import { TablePlaceholder } from '../../shared/table/table-placeholder.tsx'
import { CountLine, Stack, Tools } from '../../shared/table/toolbar.styles.ts'
import { useFocusOnHash } from '../../shared/url/use-focus-on-hash.ts'
import { BookingDialog } from './booking-dialog.tsx'
import { useBookings } from './bookings.data.ts'
import { bookingColumns, BookingsTable } from './bookings-table.tsx'
import { ReceiptsExport } from './receipts-export.tsx'
import { useBookingsUrl } from './use-bookings-url.ts'

const stateOptions = [
  { value: '', label: 'Every state' },
  ...bookingStatuses.map((value) => ({ value, label: bookingStates[value][0] })),
]
const paymentOptions = [
  { value: '', label: 'Every payment' },
  ...paymentStatuses.map((value) => ({ value, label: paymentStateWords[value] })),
]

/** The bookings: search, filters, list, the open booking, and the accountant's file. */
export function BookingsView() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const { status, paymentStatus, open, filter, hrefOf, show } = useBookingsUrl()
  const query = useBookings({ search, status, paymentStatus })
  useFocusOnHash(query.data !== undefined)
  const showAll = () => {
    filter({ status: '', payment: '' })
    clear()
  }
  return (
    <Stack>
      <Tools>
        <SearchField
          ref={fieldRef}
          label="Search bookings"
          hint="By member, trip, date, tag, receipt number, order id, payment id or #booking"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <FoldedFilters active={[status, paymentStatus].filter(Boolean).length}>
          <SelectField
            label="Booking"
            name="status"
            options={stateOptions}
            value={status}
            onChange={({ currentTarget: { value } }) => filter({ status: value })}
          />
          <SelectField
            label="Payment"
            name="payment"
            options={paymentOptions}
            value={paymentStatus}
            onChange={({ currentTarget: { value } }) => filter({ payment: value })}
          />
        </FoldedFilters>
        <CountLine role="status">
          {describePages(query, { one: 'booking', many: 'bookings' })}
        </CountLine>
      </Tools>
      <PagedResults
        query={query}
        what="bookings"
        placeholder={<TablePlaceholder columns={bookingColumns} naming="Booking" />}
        empty={
          <EmptyNotice
            isFiltered={search !== '' || status !== '' || paymentStatus !== ''}
            none="Bookings appear here when members hold a seat."
            notFound="Nothing found. A name needs three letters; a receipt number needs all of its digits."
            clear="Show all bookings"
            onClear={showAll}
          />
        }
      >
        {(pages) => (
          <BookingsTable bookings={pages.flatMap(({ items }) => items)} hrefOf={hrefOf} />
        )}
      </PagedResults>
      <Allowed to="export">
        <ReceiptsExport />
      </Allowed>
      <BookingDialog open={open} onShow={show} />
    </Stack>
  )
}
