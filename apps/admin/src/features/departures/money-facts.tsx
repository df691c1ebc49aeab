import {
  type AdminDepartureWithBookings,
  bookingSums,
} from '@farandfew/domain/bookings/admin-bookings.ts'
import { FigureLink } from '../../shared/figures/figure-link.tsx'
import type { Fact } from '../../shared/format/fact-lines.tsx'

/** What was paid for a departure, what of it was and will be refunded and is kept, and what is still to pay. */
export const moneyFacts = (departure: AdminDepartureWithBookings): Fact[] => {
  const { paid, refunded, kept, refundOpen, returnOpen, returned, refundByHand, owed } = departure
  const factOf = ({ name }: { name: string }, figure: typeof paid): Fact => [
    name,
    <FigureLink key={name} of={figure} />,
  ]
  const ifAny = (sum: { name: string }, figure: typeof paid) =>
    figure.value > 0 ? [factOf(sum, figure)] : []
  return [
    factOf(bookingSums.amountPaid, paid),
    factOf(bookingSums.refunded, refunded),
    ...ifAny(bookingSums.refundOpen, refundOpen),
    factOf(bookingSums.kept, kept),
    ...ifAny(bookingSums.returnOpen, returnOpen),
    ...ifAny(bookingSums.returned, returned),
    ...ifAny(bookingSums.refundByHand, refundByHand),
    factOf(bookingSums.balanceOwed, owed),
  ]
}
