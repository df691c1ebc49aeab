/** Nobody else may wait. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/**
 * Lets `atOnce` works run at the same time and puts others in a line, in the order they came. Where `waiting` stand in
 * it already the answer throws QueueFullError.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (line.length >= waiting) throw new QueueFullError('The line is full')
    // Whoever ends hands the place over, so the count stays as it is.
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
