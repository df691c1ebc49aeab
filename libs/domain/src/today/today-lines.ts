import { inquiryReplyHours, inviteReviewHours } from '../constants/limits.ts'
import { type Permission, mayOperator, type OperatorRole } from '../contract/roles.ts'
import type { QueueName, OpenWork } from './admin-today.ts'

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

/** What waits, of one kind. */
export interface TodayLine {
  queue: QueueName
  /** What is not in order, for a line of the queue `integrity`. */
  fault?: { kind: string; words: string }
  open: number
  /** ISO instant; see the queue. */
  due: string
  /** Whether the club has promised to deal with it by then, or something has failed then. */
  isPromised: boolean
  first: string
}

/** Whether a line is for the role: for those who deal with it, and for a role that only looks, which sees everything. */
const isFor = (role: OperatorRole, queue: QueueName) =>
  mayOperator(role, queueRules[queue].needs) || !mayOperator(role, 'write')

type Waiting = Pick<TodayLine, 'open' | 'due' | 'first' | 'fault'>

/** What waits in a queue: of what is not in order a line for each kind. */
function waitingIn(work: OpenWork, queue: QueueName): Waiting[] {
  if (queue === 'integrity') {
    return work.integrity.kinds.map(({ kind, words, open, due }) => ({
      open,
      due,
      first: kind,
      fault: { kind, words },
    }))
  }
  const waiting = work[queue]
  if (!waiting?.due || waiting.first === null) return []
  const { open, due, first } = waiting
  return [{ open, due, first }]
}

/**
 * What waits for operators with a role, the oldest promise first, and then what the club has promised nothing about, the
 * oldest first. Without the queues in which nothing waits.
 */
export function listTodayLines(work: OpenWork, role: OperatorRole): TodayLine[] {
  const lines = (Object.keys(queueRules) as QueueName[]).flatMap((queue): TodayLine[] => {
    if (!isFor(role, queue)) return []
    const isPromised = queueRules[queue].promisedHours !== undefined
    return waitingIn(work, queue).map((waiting) => ({ queue, isPromised, ...waiting }))
  })
  return lines.sort(
    (one, other) =>
      Number(other.isPromised) - Number(one.isPromised) || (one.due < other.due ? -1 : 1),
  )
}
