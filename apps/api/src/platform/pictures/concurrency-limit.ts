import pLimit from 'p-limit'

/** Too much work is waiting already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Returns a function that runs at most `running` tasks at a time and queues the others. It throws QueueFullError if
 * `waiting` tasks are queued.
 */
export function createConcurrencyLimit({ running, waiting }: { running: number; waiting: number }) {
  const limit = pLimit(running)
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) {
      throw new QueueFullError('The queue is full')
    }
    return limit(task)
  }
}
