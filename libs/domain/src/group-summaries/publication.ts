/**
 * So many members may join or leave while what is said of a group stays as it is and is true, and so many may tell each other
 * their own answers without learning one of anyone else.
 */
export const margins = { changes: 3, insiders: 3 } as const

/** The fewest members of whom anything is said: what is true of more than half of fewer would give too much away. */
const summaryGroupSize = 9

/** How much of a departure must be booked before its group is described: later, the text is about more of the group. */
const describedShare = 3 / 4

/** The group of a departure, and what was published of it. */
export interface PublishedGroup {
  readonly seats: number
  /** The members with a confirmed booking, by id. */
  readonly current: readonly number[]
  /** How many members the summary counted; null as long as there has been none. */
  readonly countedSize: number | null
  /** Those of them who still have an account, by id. */
  readonly counted: readonly number[]
  /** Whether the summary is still shown. */
  readonly isShown: boolean
}

/**
 * What is due for a group. Its answers are read once for a departure, and what is said of them ends when four members have
 * joined or left since. When either happens depends on who is a member and on no answer, so that it reveals none.
 */
export function duePublication(group: PublishedGroup): 'publish' | 'withdraw' | null {
  const { seats, current, countedSize, counted, isShown } = group
  if (countedSize === null) {
    const size = Math.max(summaryGroupSize, Math.ceil(seats * describedShare))
    return current.length < size ? null : 'publish'
  }
  const stayed = counted.filter((id) => current.includes(id)).length
  const changes = countedSize + current.length - 2 * stayed
  return isShown && changes > margins.changes ? 'withdraw' : null
}
