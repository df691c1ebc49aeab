import type { AdminInvite } from '@farandfew/domain/admin/invites'
import { inviteReviewHours } from '@farandfew/domain/constants'

export interface Wait {
  late: boolean
  words: string
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

/** '5 hours', and '3 days' from three days on. */
const span = (count: number) => (count < 72 ? hours(count) : `${Math.floor(count / 24)} days`)

/** How long a pending request has waited, and how much is left of the promised 48 hours; or how long its decision took. */
export function describeWait({
  status,
  waitedMinutes,
}: Pick<AdminInvite, 'status' | 'waitedMinutes'>): Wait {
  const waited = Math.floor(waitedMinutes / 60)
  const took = waited === 0 ? 'under an hour' : span(waited)
  if (status !== 'pending') return { late: false, words: `Decided after ${took}` }
  const over = waited - inviteReviewHours
  if (over >= 0) {
    return { late: true, words: `Late by ${over === 0 ? 'under an hour' : span(over)}` }
  }
  return { late: false, words: `Waiting for ${took}, ${hours(-over)} left` }
}
