import { isDatabaseUnavailable } from '../db/unavailable.ts'

/**
 * Does work for each item, one after the other. An item that fails does not hold up the next, unless the database is
 * unavailable: then all would fail.
 * @throws the first failure, after all items had their turn
 */
export async function doEach<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** The most pieces of one kind in a round. */
export const batchSize = 50
