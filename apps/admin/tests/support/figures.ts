import type { Figure } from '@farandfew/domain/contract/figure.ts'

/** A figure of all rows of a list. */
export const figureOf = (
  value: number,
  { list = 'bookings', of = 'amountPaid', filter = {} }: Partial<Figure> = {},
): Figure => ({ list, of, filter, value })

/** The figures that a booking adds to: as if nothing went back. */
export const withoutRefunds = {
  refunded: 0,
  kept: 0,
  refundOpen: 0,
  refundByHand: 0,
  returnOpen: 0,
  returned: 0,
  cancelOpen: 0,
  cancelByHand: 0,
  refundable: 0,
  refundableByHand: 0,
} as const
