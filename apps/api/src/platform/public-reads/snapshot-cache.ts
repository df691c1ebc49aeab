import { WaitBudget, withBudget } from '../db/wait-budget.ts'

/** A value with the time just before it was read, in milliseconds of the cache's clock. */
interface Snapshot<Value> {
  readonly value: Value
  readonly readAt: number
}

interface SnapshotCacheOptions<Value> {
  /** Reads the value. May return the previous one if nothing has changed. */
  load: (previous: Value | undefined) => Promise<Value>
  /** Milliseconds; 0 reads on every request. */
  maxAgeMs: number
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

export interface SnapshotCache<Value> {
  read(): Promise<Snapshot<Value>>
  /** Milliseconds since the snapshot was read. */
  ageOf(snapshot: Snapshot<Value>): number
}

/** Milliseconds within which every instance shows a change. */
export const visibleWithinMs = 2000

/**
 * Keeps what a public read returns in the memory of each instance. A value younger than `maxAgeMs` is returned at once;
 * up to twice that age it is returned while a new one is read; if it is older, the request waits. The database is read
 * once however many requests wait. If a read fails, the waiting requests fail and the next request tries again.
 */
export function createSnapshotCache<Value>(
  options: SnapshotCacheOptions<Value>,
): SnapshotCache<Value> {
  const { load, maxAgeMs, now = () => performance.now() } = options
  const staleAfterMs = Math.min(2 * maxAgeMs, visibleWithinMs)
  let snapshot: Snapshot<Value> | undefined
  let reading: Promise<Snapshot<Value>> | undefined

  const readNow = async (): Promise<Snapshot<Value>> => {
    const readAt = now()
    // Several requests may share it, so it has a time limit of its own.
    const value = await withBudget(new WaitBudget(), () => load(snapshot?.value))
    snapshot = { value, readAt }
    return snapshot
  }
  const readOnce = () => (reading ??= readNow().finally(() => (reading = undefined)))

  return {
    ageOf: ({ readAt }) => now() - readAt,
    async read() {
      if (maxAgeMs === 0) return readNow()
      const age = snapshot ? now() - snapshot.readAt : Number.POSITIVE_INFINITY
      if (snapshot && age < staleAfterMs) {
        if (age >= maxAgeMs) readOnce().catch(() => undefined)
        return snapshot
      }
      return readOnce()
    },
  }
}
