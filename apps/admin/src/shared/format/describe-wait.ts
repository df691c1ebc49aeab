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
