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

/** Keys whose values are kept: more than there are departures on sale. */
const keptKeys = 200

/**
 * A snapshot cache for each key, of those that were read last. Returns how to read a key's value. What could not be read is
 * not kept, so that keys that do not exist take no place.
 */
export function createKeyedCache<Key, Value>({
  load,
  ...options
}: Omit<SnapshotCacheOptions<Value>, 'load'> & {
  load: (key: Key) => Promise<Value>
}): (key: Key) => Promise<Value> {
  const caches = new Map<Key, SnapshotCache<Value>>()
  return async (key) => {
    const cache = caches.get(key) ?? createSnapshotCache({ ...options, load: () => load(key) })
    caches.delete(key)
    caches.set(key, cache)
    const [oldest] = caches.keys()
    if (caches.size > keptKeys) caches.delete(oldest as Key)
    try {
      return (await cache.read()).value
    } catch (error) {
      caches.delete(key)
      throw error
    }
  }
}
