import type { OperatorRole } from '../contract/roles.ts'

/**
 * How many paise an operator may give back beyond what the terms say, by role; null: up to all that was paid. No one may
 * give back less than the terms say.
 */
export const refundLimits: Readonly<Record<OperatorRole, number | null>> = {
  owner: null,
  bookings: 2_500_000,
  content: 0,
  'read-only': 0,
}

/**
 * The most paise that an operator may give back of what the club still has of a booking.
 * @param given what has gone back beyond the terms before
 */
export function largestRefund(
  role: OperatorRole,
  { kept, byTerms, given }: { kept: number; byTerms: number; given: number },
): number {
  const limit = refundLimits[role]
  return limit === null ? kept : Math.min(kept, byTerms + Math.max(0, limit - given))
}
