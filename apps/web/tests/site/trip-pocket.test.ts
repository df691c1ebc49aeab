/** @jest-environment node */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chunks, manifest, pages, readSiteFile } from './built-site.ts'

const routeOf = (path: string) =>
  manifest.dynamic.find(({ pattern }) => new RegExp(pattern).test(path))
const html = readSiteFile(routeOf('/groups/7/pocket')!.file).toString()
/** What the service worker stores with the page: see storeShell. */
const named = [...new Set(html.match(/\/assets\/[\w.-]+/g))].map((path) => path.slice(1))

/** The scripts that a script imports, with itself. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (!found.has(file)) {
    found.add(file)
    chunks[file]?.imports.forEach((other) => withImports(other, found))
  }
  return found
}

it('names every file that it needs without a connection', () => {
  const scripts = named.filter((file) => file.endsWith('.js'))
  expect(scripts.some((file) => file.includes('trip-pocket'))).toBe(true)
  const missing = scripts
    .flatMap((file) => [...withImports(file)])
    .filter((file) => !named.includes(file))
  expect(missing).toEqual([])
  expect(named.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2)
  const client = join(__dirname, '../../dist/client')
  expect(named.filter((file) => !existsSync(join(client, file)))).toEqual([])
})

it('loads few scripts besides those of the home page', () => {
  const home = pages.get('/')!.block.scripts
  const own = named.filter((file) => file.endsWith('.js') && !home.includes(`/${file}`))
  const size = own.reduce((sum, file) => sum + gzipSync(readSiteFile(file)).length, 0)
  expect(size).toBeLessThan(12_000)
})

it('has a manifest whose addresses are those of its departure', () => {
  const [, link = ''] = /rel="manifest" href="([^"]+)"/.exec(html) ?? []
  const page = 'https://club.example/groups/7/pocket'
  const url = new URL(link, page)
  const { start_url, scope, icons } = JSON.parse(
    readSiteFile(routeOf(url.pathname)!.file).toString(),
  ) as { start_url: string; scope: string; icons: { src: string }[] }
  expect([new URL(start_url, url).href, new URL(scope, url).href]).toEqual([page, page])
  for (const { src } of icons) expect(readSiteFile(src).length).toBeGreaterThan(1000)
})

it('has a worker at the root of the site, so that its scope may be any path', () => {
  expect(readSiteFile('trip-pocket-worker.js').length).toBeLessThan(3000)
})
