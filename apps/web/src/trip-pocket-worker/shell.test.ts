/** @jest-environment node */
import { createFakeCaches } from '../../tests/fake-caches.ts'
import { findStored, storeShell } from './shell.ts'

const path = '/groups/7/pocket'
const cacheName = `trip-pocket-shell ${path}`

/** A site with one page, as it is after a deploy. */
const deploy = (name: string, ...assets: string[]) =>
  new Map([
    [path, `<h1>${name}</h1>${assets.map((file) => `<link href="/assets/${file}">`).join('')}`],
    ...assets.map((file): [string, string] => [`/assets/${file}`, file]),
  ])

function start(first: Map<string, string>) {
  const { caches, pathsIn } = createFakeCaches()
  let site = first
  const asked: string[] = []
  const parts = {
    path,
    caches,
    fetch: (url: string) => {
      asked.push(url)
      const text = site.get(url)
      return Promise.resolve(new Response(text ?? 'Not found', { status: text ? 200 : 404 }))
    },
  }
  return {
    store: () => storeShell(parts),
    find: async (url: string) => (await findStored(parts, url))?.text(),
    change: (next: Map<string, string>) => {
      site = next
      asked.length = 0
    },
    names: () => pathsIn(cacheName),
    caches,
    asked,
  }
}

it('stores the page with every file that it names', async () => {
  const shell = start(deploy('One', 'app-1.js', 'font-1.woff2'))
  await shell.store()
  expect(shell.names()).toEqual(['/assets/app-1.js', '/assets/font-1.woff2', path])
  expect(await shell.find(path)).toContain('One')
  expect(await shell.find('/assets/app-1.js')).toBe('app-1.js')
})

it('stores a new version, and keeps the files of the one before for windows that are open', async () => {
  const shell = start(deploy('One', 'app-1.js', 'font-1.woff2'))
  await shell.store()
  shell.change(deploy('Two', 'app-2.js', 'font-1.woff2'))
  await shell.store()
  expect(await shell.find(path)).toContain('Two')
  expect(shell.asked).toEqual([path, '/assets/app-2.js'])
  expect(shell.names()).toEqual([
    '/assets/app-1.js',
    '/assets/app-2.js',
    '/assets/font-1.woff2',
    path,
  ])
  shell.change(deploy('Three', 'app-3.js', 'font-1.woff2'))
  await shell.store()
  expect(shell.names()).toEqual([
    '/assets/app-2.js',
    '/assets/app-3.js',
    '/assets/font-1.woff2',
    path,
  ])
})

it('leaves the earlier version whole if a file of the new one is missing', async () => {
  const shell = start(deploy('One', 'app-1.js'))
  await shell.store()
  const half = deploy('Two', 'app-2.js', 'late-2.js')
  half.delete('/assets/late-2.js')
  shell.change(half)
  await expect(shell.store()).rejects.toThrow('late-2.js answered 404')
  expect(await shell.find(path)).toContain('One')
  expect(await shell.find('/assets/app-1.js')).toBe('app-1.js')
})

it('does not store a page that is an error', async () => {
  const shell = start(new Map())
  await expect(shell.store()).rejects.toThrow('The page answered 404')
  expect(shell.names()).toEqual([])
})

it('creates no cache to look into', async () => {
  const shell = start(new Map())
  expect(await shell.find(path)).toBeUndefined()
  expect(await shell.caches.keys()).toEqual([])
})
