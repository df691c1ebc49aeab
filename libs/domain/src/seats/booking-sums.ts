import { formatPaise } from '../money/format-paise.ts'

/** The sums of a booking, in paise. */
export interface BookingSums {
  readonly totalAmount: number
  /** Received and counted for the booking, whether or not it goes back. */
  readonly amountPaid: number
  /** What offers of the gateway have taken off the price. */
  readonly discount: number
  /** What went back without cancelling, or is on its way. */
  readonly partRefunded: number
}

/** What is still to pay of the price, in paise. */
export const owedOf = ({
  totalAmount,
  discount,
  amountPaid,
}: Pick<BookingSums, 'totalAmount' | 'discount' | 'amountPaid'>): number =>
  Math.max(0, totalAmount - discount - amountPaid)

/** What the club still has of the member's money, in paise: what cancelling is measured by. */
export const keptOf = ({
  amountPaid,
  partRefunded,
}: Pick<BookingSums, 'amountPaid' | 'partRefunded'>): number => amountPaid - partRefunded

/** What cancelling is measured by: 'the ₹50,000 you have paid', 'the ₹30,000 left of what you have paid'. */
export const keptText = (sums: Pick<BookingSums, 'amountPaid' | 'partRefunded'>): string =>
  `the ${formatPaise(keptOf(sums))} ${sums.partRefunded > 0 ? 'left of what you have paid' : 'you have paid'}`
