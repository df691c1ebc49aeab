import { brand } from '@farandfew/domain/brand'
import { formatDate } from '@farandfew/domain/calendar'
import { dateInKolkata } from '@farandfew/domain/clock'
import { formatPaise } from '@farandfew/domain/money'
import { Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { createGlobalStyle, styled } from 'styled-components'
import { useCurrentUser } from '../current-member/current-member.data.ts'
import { departureDatesText } from './booking-texts.ts'
import type { MemberBooking } from './bookings.data.ts'
import { Lines, PriceTable } from './money-tables.tsx'

interface ReceiptDialogProps {
  booking: MemberBooking
  /** The number of the receipt. */
  number: string
  onClose: () => void
}

/** A receipt that can be printed. Only the receipt is on the paper. */
export default function ReceiptDialog({ booking, number, onClose }: ReceiptDialogProps) {
  const { data: user } = useCurrentUser()
  const { receipts, trip, departure, price } = booking
  const receipt = receipts.find((one) => one.number === number)
  if (!receipt) return null
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.username
  const facts = [
    ['Date', formatDate(dateInKolkata(new Date(receipt.issuedAt)))],
    ['Received from', name],
    ['For', `${trip.title}, ${departure.destination}, ${departureDatesText(departure)}`],
    ['Booking', String(booking.id)],
  ] as const
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => !open && onClose()}
      title={
        <>
          Receipt <Number>{number}</Number>
        </>
      }
      description={`Issued by ${brand.name}`}
    >
      <PrintOnlyDialog />
      <Lines>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <Text>{text}</Text>
          </div>
        ))}
        <div data-total>
          <dt>Amount received</dt>
          <dd>{formatPaise(receipt.amount)}</dd>
        </div>
      </Lines>
      <Heading>Price of the booking</Heading>
      <PriceTable price={price} />
      <Print onClick={() => window.print()}>Print</Print>
    </Dialog>
  )
}

const PrintOnlyDialog = createGlobalStyle`
  @media print {
    #root, [role='dialog'] button { display: none; }
    body > div:not(#root), [role='dialog'] {
      position: static !important;
      display: block !important;
      box-shadow: none !important;
      animation: none !important;
      background: none !important;
    }
  }
`

const Number = styled.span`
  white-space: nowrap;
`

const Text = styled.dd`
  && {
    text-align: right;
    white-space: normal;
  }
`

const Print = styled(Button)`
  margin-top: 24px;
`

const Heading = styled.h3`
  margin: 24px 0 8px;
  font-size: ${({ theme }) => theme.fontSizes.lead};
`
