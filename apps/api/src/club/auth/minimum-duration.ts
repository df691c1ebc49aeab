import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs the work and resolves no sooner than after `milliseconds`, so that the response time does not show what the work
 * found. Rejects at once.
 */
export async function minimumDuration<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(milliseconds, undefined, { ref: false })])
  return result
}
