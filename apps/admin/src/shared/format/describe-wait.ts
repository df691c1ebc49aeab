export interface Wait {
  late: boolean
  words: string
}

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`)

/** '5 hours', and '3 days' from three days on. Takes whole hours. */
export function describeHours(count: number): string {
  if (count === 0) return 'under an hour'
  return count < 72 ? hours(count) : `${Math.floor(count / 24)} days`
}

/**
 * Compares how long something has waited with the time within which the club promises an answer, both in whole hours:
 * 'Waiting for 5 hours, 19 hours left', 'Late by 3 hours'.
 */
export function describeWait(waited: number, promised: number): Wait {
  const over = waited - promised
  return over >= 0
    ? { late: true, words: `Late by ${describeHours(over)}` }
    : { late: false, words: `Waiting for ${describeHours(waited)}, ${hours(-over)} left` }
}

const shortDuration = (minutes: number) => {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole >= 72) return describeHours(whole)
  return [whole > 0 && `${whole} h`, (rest > 0 || whole === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

/** Counts down to an instant: '19 h 4 min left', 'Late by 50 min'. `due` is an ISO instant, `now` milliseconds. */
export function describeDue(due: string, now: number): Wait {
  const left = Math.ceil((Date.parse(due) - now) / 60_000)
  return left > 0
    ? { late: false, words: `${shortDuration(left)} left` }
    : { late: true, words: `Late by ${shortDuration(-left)}` }
}

/** How long ago an instant was: '50 min', '3 days'. `since` is an ISO instant, `now` milliseconds. */
export const describeAge = (since: string, now: number): string =>
  shortDuration(Math.max(0, Math.floor((now - Date.parse(since)) / 60_000)))

/**
 * Counts down to the end of a promise: '19 h 4 min left', 'Late by 50 min'. `since` is an ISO instant, `promised` are
 * hours, `now` milliseconds.
 */
export function describeCountdown(since: string, promised: number, now: number): Wait {
  const hours = promised * 3_600_000
  // A clock that is behind the server's does not add to the promise.
  const due = Math.min(Date.parse(since) + hours, now + hours)
  return describeDue(new Date(due).toISOString(), now)
}
