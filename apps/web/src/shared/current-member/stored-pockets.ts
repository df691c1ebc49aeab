import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'

export interface StoredPocket {
  pocket: TripPocket
  /** When it was read from the API, by the device's clock: an ISO instant. */
  readAt: string
}

/** Every cache of the Trip Pockets: their content, and the pages that their service workers keep. */
const cachePrefix = 'trip-pocket'
const contentCache = `${cachePrefix}-content`

const keyOf = (departureId: number) => `/groups/${departureId}/pocket/content`

/** The browser's caches; undefined where they are switched off, or without https. */
const browserCaches = (): CacheStorage | undefined =>
  typeof caches === 'undefined' ? undefined : caches

export const canKeepPockets = (): boolean =>
  browserCaches() !== undefined && 'serviceWorker' in navigator

/** The pocket that this device keeps; undefined if it keeps none. */
export async function readStoredPocket(departureId: number): Promise<StoredPocket | undefined> {
  try {
    // Unlike opening a cache, this creates none.
    const response = await browserCaches()?.match(keyOf(departureId), { cacheName: contentCache })
    return (await response?.json()) as StoredPocket | undefined
  } catch {
    return undefined
  }
}

/** Keeps a pocket on this device, unless `signal` is aborted first. Without room, the page works online only. */
export async function storePocket(stored: StoredPocket, signal: AbortSignal): Promise<void> {
  try {
    const cache = await browserCaches()?.open(contentCache)
    await cache?.put(keyOf(stored.pocket.departureId), new Response(JSON.stringify(stored)))
  } catch {
    // The browser refuses to store.
  }
  // A member who logged out meanwhile leaves nothing behind.
  if (signal.aborted) await forgetTripPockets()
}

/** Removes every pocket with its page and its service worker from this device. */
export async function forgetTripPockets(): Promise<void> {
  try {
    const storage = browserCaches()
    const names = (await storage?.keys()) ?? []
    const own = names.filter((name) => name.startsWith(cachePrefix))
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all([
      ...own.map((name) => storage?.delete(name)),
      ...registrations
        .filter(({ scope }) => /\/groups\/\d+\/pocket$/.test(scope))
        .map((registration) => registration.unregister()),
    ])
  } catch {
    // The browser keeps nothing for this site.
  }
}
