import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { paths } from '../../shared/paths.ts'

type Documents = Pick<BookingView, 'receipts' | 'creditNotes'>

export const hasReceipts = ({ receipts, creditNotes }: Documents): boolean =>
  receipts.length + creditNotes.length > 0

/** Links to the receipts of a booking, and to its credit notes. */
export const ReceiptLinks = ({ booking: { receipts, creditNotes } }: { booking: Documents }) => (
  <>
    {receipts.map(({ number }) => (
      <ButtonLink key={number} href={paths.receipt(receiptSlug(number))} variant="secondary">
        {`Receipt ${number}`}
      </ButtonLink>
    ))}
    {creditNotes.map(({ number }) => (
      <ButtonLink key={number} href={paths.receipt(receiptSlug(number))} variant="secondary">
        {`Credit Note ${number}`}
      </ButtonLink>
    ))}
  </>
)
