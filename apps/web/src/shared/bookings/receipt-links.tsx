import { type BookingView, receiptSlug } from '@farandfew/domain/bookings'
import { ButtonLink } from '@farandfew/ui/button'
import { paths } from '../paths.ts'

/** A link to the page of each receipt of a booking. */
export const ReceiptLinks = ({ booking }: { booking: Pick<BookingView, 'receipts'> }) =>
  booking.receipts.map(({ number }) => (
    <ButtonLink key={number} href={paths.receipt(receiptSlug(number))} variant="secondary">
      Receipt {number}
    </ButtonLink>
  ))
