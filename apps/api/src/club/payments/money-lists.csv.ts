import { partLabels } from '@farandfew/domain/seats/booking.ts'
import { refundReasonText } from '@farandfew/domain/bookings/booking-history.ts'
import {
  documentKindNames,
  type ListedPayment,
  methodLabels,
} from '@farandfew/domain/payments/money-lists.ts'
import type { CsvFile } from '../../platform/csv/send-csv.ts'
import type { AccountRow } from './money-lists.queries.ts'
import { capitalized } from '@farandfew/domain/text/words.ts'

/** Paise as rupees: a number with at most two decimals. */
export const rupees = (paise: number) => (paise === 0 ? 0 : paise / 100)

export const paymentColumns: CsvFile<ListedPayment>['columns'] = [
  ['Booking', ({ bookingId }) => bookingId],
  ['Member', ({ member }) => member],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['Received At', ({ receivedAt }) => receivedAt],
  ['Arrived On', ({ receivedOn }) => receivedOn],
  ['Part', ({ part }) => partLabels[part]],
  ['Paid by', ({ method }) => methodLabels[method]],
  ['Payment ID', ({ reference }) => reference],
  ['Receipt', ({ receipt }) => receipt],
  ['Amount', ({ amount }) => rupees(amount)],
  ['Refunded', ({ refunded }) => rupees(refunded)],
  ['Currency', ({ currency }) => currency],
]

/** 'The member cancelled'. */
const reasonOf = ({ reason, givenReason }: AccountRow): string | null => {
  return reason && capitalized(refundReasonText({ reason, givenReason }))
}

export const accountColumns: CsvFile<AccountRow>['columns'] = [
  ['Kind', ({ kind }) => documentKindNames[kind]],
  ['Number', ({ number }) => number],
  ['Receipt', ({ receipt }) => receipt],
  ['Date', ({ issuedOn }) => issuedOn],
  ['Received On', ({ receivedOn }) => receivedOn],
  ['Member', ({ member }) => member],
  ['Trip', ({ tripTitle }) => tripTitle],
  ['Departure', ({ departureDate }) => departureDate],
  ['Booking', ({ bookingId }) => bookingId],
  ['Net', ({ amount, gst, tcs }) => rupees(amount - gst - tcs)],
  ['GST', ({ gst }) => rupees(gst)],
  ['TCS', ({ tcs }) => rupees(tcs)],
  ['Total', ({ amount }) => rupees(amount)],
  ['Currency', ({ currency }) => currency],
  ['Reason', reasonOf],
  ['Paid by', ({ method }) => (method === 'by hand' ? 'By hand' : methodLabels[method])],
  ['Order ID', ({ orderId }) => orderId],
  ['Payment ID', ({ paymentId }) => paymentId],
  ['Refund ID', ({ refundId }) => refundId],
]
