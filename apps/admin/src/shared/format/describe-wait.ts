export interface Wait {
  late: boolean
  words: string
}

/** '50 min', '2 h 4 min', whole hours from three on, and '3 days' from three days on. Takes whole minutes. */
export function describeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 72) return `${Math.floor(hours / 24)} days`
  if (hours >= 3) return `${hours} h`
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

/** The time left until an instant: '19 h left', 'Late by 50 min'. `due` is an ISO instant, `now` milliseconds. */
export function describeTimeLeft(due: string, now: number): Wait {
  const left = Math.ceil((Date.parse(due) - now) / 60_000)
  return left > 0
    ? { late: false, words: `${describeMinutes(left)} left` }
    : { late: true, words: `Late by ${describeMinutes(-left)}` }
}

/**
 * The time left of a promise, as describeTimeLeft says it. `since` is an ISO instant, `promised` are hours, `now`
 * milliseconds.
 */
export function describePromise(since: string, promised: number, now: number): Wait {
  const hours = promised * 3_600_000
  // A clock that is behind the server's does not add to the promise.
  const due = Math.min(Date.parse(since) + hours, now + hours)
  return describeTimeLeft(new Date(due).toISOString(), now)
}

/** How long ago an instant was: '50 min', '3 days'. `since` is an ISO instant, `now` milliseconds. */
export const describeAge = (since: string, now: number): string =>
  describeMinutes(Math.max(0, Math.floor((now - Date.parse(since)) / 60_000)))
