import type { CancellationTerms } from './refund.ts'

/** What cancelling gives back, in three lines (docs/product.md#cancellation). The Cancellation Policy has all of it. */
export const cancellationLines = ({ fullDays, halfDays }: CancellationTerms): readonly string[] => [
  `${fullDays} days or more before departure: you get back everything you have paid.`,
  `${fullDays - 1} to ${halfDays} days before: half of it.`,
  `Fewer than ${halfDays} days before: no refund. If we cancel, you always get everything back.`,
]
