import { Button } from '@farandfew/ui/button'
import { useState } from 'react'
import { Deferred } from '../deferred/deferred.tsx'
import type { MemberBooking } from './bookings.data.ts'

const loadReceipt = () => import('./receipt-dialog.tsx')

/** A button for each receipt of a booking. It opens the receipt, which can be printed. */
export function ReceiptButtons({ booking }: { booking: MemberBooking }) {
  const [opened, setOpened] = useState<string>()
  return (
    <>
      {booking.receipts.map(({ number }) => (
        <Button key={number} variant="secondary" onClick={() => setOpened(number)}>
          Receipt {number}
        </Button>
      ))}
      {opened !== undefined && (
        <Deferred
          load={loadReceipt}
          props={{ booking, number: opened, onClose: () => setOpened(undefined) }}
          when="now"
          placeholder={null}
        />
      )}
    </>
  )
}
