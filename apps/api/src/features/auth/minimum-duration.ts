import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers what the work does, no sooner than after so many milliseconds: what the work found does not show in the time
 * it took, as long as that is shorter. A failure is told at once.
 */
export async function minimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.all([work(), sleep(milliseconds, undefined, { ref: false })])
  return answer
}
