import { findStored, type ShellParts, storeShell } from './shell.ts'

/**
 * The service worker of one Trip Pocket: its scope is that page's path and nothing else of the site. It keeps the page and
 * the page's files; the page itself keeps its content (docs/decisions/0017-trip-pocket.md).
 */

/** The parts of ServiceWorkerGlobalScope that are used; the library of types for workers contradicts that of pages. */
interface WorkerScope {
  readonly registration: { readonly scope: string; unregister: () => Promise<boolean> }
  readonly location: { readonly origin: string }
  readonly clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<readonly { url: string; navigate: (url: string) => Promise<unknown> }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchCall) => void): void
}
interface Lifetime {
  waitUntil: (work: Promise<unknown>) => void
}
interface FetchCall extends Lifetime {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

declare const self: WorkerScope

const parts: ShellParts = {
  path: new URL(self.registration.scope).pathname,
  caches,
  fetch: (path, init) => fetch(path, init),
}

/** The stored page at once, which is stored again for the next visit; from the network if none is stored. */
async function answerPage(event: FetchCall): Promise<Response> {
  const stored = await findStored(parts, parts.path)
  if (!stored) return fetch(event.request)
  event.waitUntil(storeShell(parts).catch(() => undefined))
  return stored
}

/** Every answer of the network is left to the browser, except of the page and its files. */
function answer(event: FetchCall): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === parts.path) event.respondWith(answerPage(event))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(findStored(parts, pathname).then((stored) => stored ?? fetch(request)))
  }
}

/** Removes what any version of this worker stored, the worker itself, and it from the windows that it serves. */
async function retire(): Promise<void> {
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith('trip-pocket'))
  await Promise.all(own.map((name) => caches.delete(name)))
  await self.registration.unregister()
  const windows = await self.clients.matchAll()
  await Promise.all(windows.map((window) => window.navigate(window.url)))
}

const isRetired = process.env['TRIP_POCKET_RETIRED'] === 'true'

// A new version has no reason to wait: whatever it finds stored is whole.
self.addEventListener('install', (event) =>
  event.waitUntil(
    (isRetired ? Promise.resolve() : storeShell(parts)).then(() => self.skipWaiting()),
  ),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(isRetired ? retire() : self.clients.claim()),
)
if (!isRetired) self.addEventListener('fetch', answer)
