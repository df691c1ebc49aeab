import type { BookingView } from '@farandfew/domain/bookings/booking-view.ts'
import { documentName } from '@farandfew/domain/refunds/money-documents.ts'
import { receiptSlug } from '@farandfew/domain/refunds/receipt-number.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { paths } from '../../shared/paths.ts'

type Documents = Pick<BookingView, 'receipts' | 'creditNotes'>

/** Links to the receipts of a booking, and to its credit notes. */
export const ReceiptLinks = ({ booking: { receipts, creditNotes } }: { booking: Documents }) =>
  [...receipts, ...creditNotes].map((shown) => (
    <ButtonLink
      key={shown.number}
      href={paths.receipt(receiptSlug(shown.number))}
      variant="secondary"
    >
      {documentName(shown).slice(0, -shown.number.length)}
      <Unbroken>{shown.number}</Unbroken>
    </ButtonLink>
  ))
