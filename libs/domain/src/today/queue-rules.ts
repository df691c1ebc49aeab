import { inquiryReplyHours, inviteReviewHours } from '../constants/limits.ts'
import type { Permission } from '../contract/roles.ts'
import type { QueueName } from './admin-open-work.ts'

/** Days for which an approved request without a message is listed. */
export const unwrittenDays = 30
/** Days for which a hold that ran out during its payment is listed. */
export const lapsedHoldDays = 7
/** Days before the decision about a group from which a departure with too few travellers is listed. */
export const decisionNearDays = 14

interface QueueRule {
  /** What an operator needs to deal with it. */
  needs: Permission
  /**
   * Hours within which the club promises to deal with it. 0: the queue's `due` is the end of the promise already, or
   * something has failed and is due at once. Undefined: the club promises nothing.
   */
  promisedHours?: number
}

/** Who deals with what waits, and by when. */
export const queueRules: Readonly<Record<QueueName, QueueRule>> = {
  invites: { needs: 'manage-bookings', promisedHours: inviteReviewHours },
  inquiries: { needs: 'write', promisedHours: inquiryReplyHours },
  unwritten: { needs: 'manage-bookings', promisedHours: inviteReviewHours },
  lapsedHolds: { needs: 'manage-bookings', promisedHours: 0 },
  smallGroups: { needs: 'manage-bookings', promisedHours: 0 },
  waitlists: { needs: 'manage-bookings' },
  integrity: { needs: 'manage-bookings', promisedHours: 0 },
  messages: { needs: 'write', promisedHours: 0 },
  reports: { needs: 'decide-reports', promisedHours: 0 },
  reviews: { needs: 'decide-reviews' },
}
