/** What was read, with the instant before it was, in milliseconds of the cache's clock. */
export interface Copy<Value> {
  readonly value: Value
  readonly readAt: number
}

export interface SnapshotCacheOptions<Value> {
  /** Reads the value; the one before may be answered again where nothing has changed. */
  load: (before: Value | undefined) => Promise<Value>
  /** Milliseconds; 0 reads on every request. */
  maxAgeMs: number
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

export interface SnapshotCache<Value> {
  read(): Promise<Copy<Value>>
  /** Milliseconds since the copy was read. */
  ageOf(copy: Copy<Value>): number
}

/** An edit is seen within so many milliseconds, by every copy of the API. */
export const seenWithinMs = 2000

/**
 * What public reads answer, in memory, one for each copy of the API. Younger than `maxAgeMs` it is answered at once;
 * up to twice that it is answered while it is read anew; older, the request waits. However many requests wait, the
 * database is read once. A failed read fails the requests that waited for it, and the next one tries again.
 */
export function createSnapshotCache<Value>(
  options: SnapshotCacheOptions<Value>,
): SnapshotCache<Value> {
  const { load, maxAgeMs, now = () => performance.now() } = options
  const waitsFrom = Math.min(2 * maxAgeMs, seenWithinMs)
  let copy: Copy<Value> | undefined
  let reading: Promise<Copy<Value>> | undefined

  const readNow = async (): Promise<Copy<Value>> => {
    const readAt = now()
    copy = { value: await load(copy?.value), readAt }
    return copy
  }
  const readOnce = () => (reading ??= readNow().finally(() => (reading = undefined)))

  return {
    ageOf: (of) => now() - of.readAt,
    async read() {
      if (maxAgeMs === 0) return readNow()
      const age = copy ? now() - copy.readAt : Number.POSITIVE_INFINITY
      if (copy && age < waitsFrom) {
        if (age >= maxAgeMs) readOnce().catch(() => undefined)
        return copy
      }
      return readOnce()
    },
  }
}
