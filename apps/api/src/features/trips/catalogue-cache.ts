import type { Catalogue } from './catalogue.ts'

/** A catalogue with the instant before it was read, in milliseconds of the cache's clock. */
export interface CatalogueCopy {
  readonly catalogue: Catalogue
  readonly readAt: number
}

export interface CatalogueCacheOptions {
  /** Reads the catalogue; the one before may be answered again where nothing has changed. */
  load: (before: Catalogue | undefined) => Promise<Catalogue>
  /** Milliseconds; 0 reads on every request. */
  maxAgeMs: number
  /** Whether a failed read means that the database is away. */
  isAway: (error: unknown) => boolean
  /** A clock that never goes back, in milliseconds. */
  now?: () => number
}

export interface CatalogueCache {
  read(): Promise<CatalogueCopy>
  /** Milliseconds since the copy was read. */
  ageOf(copy: CatalogueCopy): number
}

/** An edit is seen within so many milliseconds, by every copy of the API. */
export const seenWithinMs = 2000
/** While the database is away a copy of this age, in milliseconds, is still better than no trips. */
export const keptWhileAwayMs = 60_000
/** After a failure the copy is answered for so many milliseconds before the next request waits for the database. */
const retryAfterMs = 1000

/**
 * The catalogue in memory, one for each copy of the API. Younger than `maxAgeMs` it is answered at once; up to
 * twice that it is answered while it is read anew; older, the request waits. However many requests wait, the
 * database is read once. A failed read leaves the copy as it was, and the next request tries again.
 */
export function createCatalogueCache(options: CatalogueCacheOptions): CatalogueCache {
  const { load, maxAgeMs, isAway, now = () => performance.now() } = options
  const waitsFrom = Math.min(2 * maxAgeMs, seenWithinMs)
  let copy: CatalogueCopy | undefined
  let reading: Promise<CatalogueCopy> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  const readNow = async (): Promise<CatalogueCopy> => {
    const readAt = now()
    copy = { catalogue: await load(copy?.catalogue), readAt }
    return copy
  }
  const readOnce = () => (reading ??= readNow().finally(() => (reading = undefined)))

  const readOrKeep = async (): Promise<CatalogueCopy> => {
    const kept = copy && now() - copy.readAt < keptWhileAwayMs ? copy : undefined
    if (kept && now() - failedAt < retryAfterMs) return kept
    try {
      return await readOnce()
    } catch (error) {
      if (!kept || !isAway(error)) throw error
      failedAt = now()
      return kept
    }
  }

  return {
    ageOf: (of) => now() - of.readAt,
    async read() {
      if (maxAgeMs === 0) return readNow()
      const age = copy ? now() - copy.readAt : Number.POSITIVE_INFINITY
      if (copy && age < waitsFrom) {
        if (age >= maxAgeMs) readOnce().catch(() => undefined)
        return copy
      }
      return readOrKeep()
    },
  }
}
