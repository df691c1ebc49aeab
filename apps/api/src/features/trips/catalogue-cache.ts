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

/**
 * The catalogue in memory, one for each copy of the API. Younger than `maxAgeMs` it is answered at once; up to
 * twice that it is answered while it is read anew; older, the request waits. However many requests wait, the
 * database is read once. A failed read fails the requests that waited for it, and the next one tries again.
 */
export function createCatalogueCache(options: CatalogueCacheOptions): CatalogueCache {
  const { load, maxAgeMs, now = () => performance.now() } = options
  const waitsFrom = Math.min(2 * maxAgeMs, seenWithinMs)
  let copy: CatalogueCopy | undefined
  let reading: Promise<CatalogueCopy> | undefined

  const readNow = async (): Promise<CatalogueCopy> => {
    const readAt = now()
    copy = { catalogue: await load(copy?.catalogue), readAt }
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
