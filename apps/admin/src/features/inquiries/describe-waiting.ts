import { inquiryReplyHours } from '@farandfew/domain/constants'

const hour = 60 * 60_000

export interface Waiting {
  late: boolean
  words: string
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

/** '5 hours', and '3 days' from two days on. */
const span = (count: number) => (count < 48 ? hours(count) : `${Math.floor(count / 24)} days`)

/**
 * Compares an inquiry's age with the promised reply within 24 hours: 'Waiting for 5 hours, 19 hours left', 'Late by 3 hours'.
 * Both instants are in milliseconds.
 */
export function describeWaiting(since: number, now: number): Waiting {
  const waited = Math.max(0, Math.floor((now - since) / hour))
  const over = waited - inquiryReplyHours
  if (over >= 0) {
    return { late: true, words: over === 0 ? 'Late by under an hour' : `Late by ${span(over)}` }
  }
  const left = `${hours(-over)} left`
  return {
    late: false,
    words: waited === 0 ? `New, ${left}` : `Waiting for ${hours(waited)}, ${left}`,
  }
}
