import { readPageBlock, readQueries, type PageBlock } from './page-block.ts'

const block: PageBlock = {
  path: '/trips',
  origin: 'https://club.example',
  year: 2025,
  scripts: ['/assets/a.js'],
  queries: [[['trips'], ['Turkey']]],
}
const answer = (body: string, init?: ResponseInit) =>
  jest
    .fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>()
    .mockResolvedValue(new Response(body, init))

const platformFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = platformFetch
  document.body.replaceChildren()
})

it('reads the block of the page', () => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(block)}</script>`
  expect(readPageBlock()).toEqual(block)
})

it('finds no block in development', () => {
  expect(readPageBlock()).toBeUndefined()
})

it('reads the queries from the page', async () => {
  expect(await readQueries(block)).toEqual(block.queries)
  expect(await readQueries(undefined)).toBeUndefined()
})

it('reads the queries from the file that the page names', async () => {
  const fetch = (globalThis.fetch = answer(JSON.stringify(block.queries)))
  expect(await readQueries({ ...block, queries: '/assets/read-1.json' })).toEqual(block.queries)
  expect(fetch).toHaveBeenCalledWith('/assets/read-1.json')
})

it.each([
  ['is missing', answer('Not found', { status: 404 })],
  ['is not JSON', answer('<!doctype html>')],
  ['cannot be reached', jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))],
])('returns undefined if the file %s', async (_, fetch) => {
  globalThis.fetch = fetch
  expect(await readQueries({ ...block, queries: '/assets/read-1.json' })).toBeUndefined()
})
