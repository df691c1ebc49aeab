const origin = 'https://club.example'
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href

/** Caches in memory, with what the pockets use of the browser's. A deleted cache that is still open stores nothing. */
export function createFakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const cacheOf = (entries: Map<string, Response>) => ({
    match: (request: RequestInfo) => Promise.resolve(entries.get(urlOf(request))?.clone()),
    put: (request: RequestInfo, response: Response) => {
      entries.set(urlOf(request), response)
      return Promise.resolve()
    },
    delete: (request: RequestInfo) => Promise.resolve(entries.delete(urlOf(request))),
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  })
  const caches = {
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, entries)
      return Promise.resolve(cacheOf(entries))
    },
    match: (request: RequestInfo, options: { cacheName: string }) =>
      Promise.resolve(stored.get(options.cacheName)?.get(urlOf(request))?.clone()),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  } as unknown as CacheStorage
  /** The paths that a cache holds. */
  const pathsIn = (name: string) =>
    [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort()
  return { caches, pathsIn }
}
