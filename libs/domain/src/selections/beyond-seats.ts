/** People who are approved for a departure and neither have a seat of it nor are promised one. */
interface Approvals {
  /** How many there were before. */
  readonly before: number
  readonly approved: number
  /** The free seats of the departure. */
  readonly free: number
}

/** Whether more people are then approved than seats are free. Someone who was approved already, or has a seat, is not one more. */
export const isBeyondSeats = ({ before, approved, free }: Approvals): boolean =>
  approved > free && approved !== before

/**
 * What is then said of it.
 * @param requests how many are being approved
 */
export const beyondSeatsText = (
  { approved, free }: Omit<Approvals, 'before'>,
  requests = 1,
): string =>
  `${free} free, ${approved} approved and not booked, including ${requests === 1 ? 'this request' : 'these requests'}.`
