/** What a text in the search of bookings names. */
export type BookingSearch =
  | { kind: 'receipt' | 'credit note'; year: string; number: number }
  /** The beginning of an id that the gateway gave an order, a payment or a refund. */
  | { kind: 'gateway id'; start: string }
  | { kind: 'booking'; id: number }
  /** A member, a trip, a departure date, or the reference of a payment outside the site. */
  | { kind: 'words'; text: string }

/** With slashes or, as in an address, with hyphens; leading zeros may be left out, and the century. */
const documentPattern = /^(FF|CN)[/-](?:20)?(\d{2}-\d{2})[/-](\d{1,9})$/i
const gatewayPattern = /^(order|pay|rfnd)_[A-Za-z0-9_]{0,90}$/
const bookingPattern = /^(?:#|booking )?([1-9]\d{0,8})$/i

/** Reads what an operator typed or pasted into the search. */
export function readBookingSearch(text: string): BookingSearch {
  const [, prefix, year, number] = documentPattern.exec(text) ?? []
  if (prefix && year && number) {
    const kind = prefix.toUpperCase() === 'CN' ? 'credit note' : 'receipt'
    return { kind, year: `20${year}`, number: Number(number) }
  }
  if (gatewayPattern.test(text)) return { kind: 'gateway id', start: text }
  const booking = bookingPattern.exec(text)
  if (booking) return { kind: 'booking', id: Number(booking[1]) }
  return { kind: 'words', text }
}

/** Whether a text is the number of a booking, a receipt or a credit note, or an id of the gateway. */
export const isBookingNumber = (text: string): boolean => readBookingSearch(text).kind !== 'words'
