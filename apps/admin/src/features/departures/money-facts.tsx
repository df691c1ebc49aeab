import type { AdminDepartureWithBookings } from '@farandfew/domain/bookings/admin-bookings.ts'
import { FigureLink } from '../../shared/figures/figure-link.tsx'
import type { Fact } from '../../shared/format/fact-lines.tsx'

/** What was paid for a departure, what went back, and what is still to be paid and refunded. Each sum opens its bookings. */
export const moneyFacts = (departure: AdminDepartureWithBookings): Fact[] => {
  const { paid, refunded, kept, refundOpen, refundByHand, owed } = departure
  const factOf = (term: string, figure: typeof paid): Fact => [
    term,
    <FigureLink key={term} of={figure} />,
  ]
  return [
    factOf('Paid', paid),
    factOf('Refunded', refunded),
    factOf('Kept', kept),
    ...(refundOpen.value > 0 ? [factOf('Still to refund', refundOpen)] : []),
    ...(refundByHand.value > 0 ? [factOf('Of it by hand', refundByHand)] : []),
    factOf('Still to pay', owed),
  ]
}
