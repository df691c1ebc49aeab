import {
  type AdminDepartureWithBookings,
  bookingSums,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { FigureLink } from '../../shared/figures/figure-link.tsx'
import type { Fact } from '../../shared/format/fact-lines.tsx'

/** What was paid for a departure, what of it was and will be refunded and is kept, and what is still to pay. */
export const moneyFacts = (departure: AdminDepartureWithBookings): Fact[] => {
  const { paid, refunded, kept, refundOpen, returnOpen, refundByHand, owed } = departure
  const factOf = ({ name }: { name: string }, figure: typeof paid): Fact => [
    name,
    <FigureLink key={name} of={figure} />,
  ]
  return [
    factOf(bookingSums.amountPaid, paid),
    factOf(bookingSums.refunded, refunded),
    ...(refundOpen.value > 0 ? [factOf(bookingSums.refundOpen, refundOpen)] : []),
    factOf(bookingSums.kept, kept),
    ...(returnOpen.value > 0 ? [factOf(bookingSums.returnOpen, returnOpen)] : []),
    ...(refundByHand.value > 0 ? [factOf(bookingSums.refundByHand, refundByHand)] : []),
    factOf(bookingSums.balanceOwed, owed),
  ]
}
