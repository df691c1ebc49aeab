import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { receiptSlug } from '@farandfew/domain/bookings/receipt-number.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { paths } from '../../shared/paths.ts'

export const ReceiptLinks = ({ booking }: { booking: Pick<BookingView, 'receipts'> }) =>
  booking.receipts.map(({ number }) => (
    <ButtonLink key={number} href={paths.receipt(receiptSlug(number))} variant="secondary">
      {`Receipt ${number}`}
    </ButtonLink>
  ))
