/** What the worker needs of its scope, so that a test can give it other caches. */
export interface ShellParts {
  /** The path of the one page that the worker serves. */
  path: string
  caches: Pick<CacheStorage, 'open' | 'match'>
  fetch: (path: string, init?: RequestInit) => Promise<Response>
}

const cacheName = ({ path }: ShellParts) => `trip-pocket-shell ${path}`

/** The files that a page of the site names: scripts, fonts and style sheets with a hash in their names. */
const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]

/**
 * Stores the page as it is now, after every file that it names. The stored page therefore always has its files, and a
 * failure on the way leaves the earlier page as it was. Files that neither the new nor the earlier page names are
 * removed; those of the earlier one may still be in use by an open window.
 * @throws if the page or one of its files could not be read
 */
export async function storeShell(parts: ShellParts): Promise<void> {
  const { path, caches, fetch } = parts
  const page = await fetch(path, { cache: 'no-cache' })
  if (!page.ok || page.redirected) throw new Error(`The page answered ${page.status}`)
  const assets = assetsIn(await page.clone().text())
  const cache = await caches.open(cacheName(parts))
  const earlier = await cache.match(path)
  const kept = new Set([...assets, ...assetsIn((await earlier?.text()) ?? '')])
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(
    assets
      .filter((asset) => !stored.includes(asset))
      .map((asset) => storeAsset(asset, cache, fetch)),
  )
  await cache.put(path, page)
  await Promise.all(
    stored.filter((name) => name !== path && !kept.has(name)).map((name) => cache.delete(name)),
  )
}

async function storeAsset(asset: string, cache: Cache, fetch: ShellParts['fetch']): Promise<void> {
  const response = await fetch(asset)
  if (!response.ok) throw new Error(`${asset} answered ${response.status}`)
  await cache.put(asset, response)
}

/** The stored page, or one of its files; undefined if it is not stored. */
export const findStored = (parts: ShellParts, path: string): Promise<Response | undefined> =>
  // Unlike opening a cache, this creates none.
  parts.caches.match(path, { cacheName: cacheName(parts) })
