/** @jest-environment node */
import { createFakeCaches } from '../../tests/fake-caches.ts'

type Listener = (event: object) => void

/** Runs the worker in a scope of its own. */
async function runWorker({ isRetired = false } = {}) {
  process.env['TRIP_POCKET_RETIRED'] = String(isRetired)
  const { caches } = createFakeCaches()
  const listeners = new Map<string, Listener>()
  const scope = {
    registration: {
      scope: 'https://club.example/groups/7/pocket',
      unregister: jest.fn(() => Promise.resolve(true)),
    },
    location: { origin: 'https://club.example' },
    clients: {
      claim: jest.fn(() => Promise.resolve()),
      matchAll: () => Promise.resolve([{ url: 'the window', navigate }]),
    },
    skipWaiting: jest.fn(() => Promise.resolve()),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  const navigate = jest.fn(() => Promise.resolve())
  const fetch = jest.fn(() => Promise.resolve(new Response('<h1>The pocket</h1>')))
  Object.assign(globalThis, { self: scope, caches, fetch })
  await jest.isolateModulesAsync(async () => void (await import('./worker.ts')))
  /** Dispatches an event and waits for what it starts. */
  const dispatch = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = []
    const respondWith = jest.fn((answer: Promise<Response>) => void work.push(answer))
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
    listeners.get(type)?.({ ...event, waitUntil, respondWith })
    for (const started of work) await started
    return respondWith.mock.calls.length > 0
  }
  const get = (url: string, mode = 'cors', method = 'GET') =>
    dispatch('fetch', { request: { url, mode, method } })
  return { scope, caches, navigate, fetch, dispatch, get, listeners }
}

const saved = { fetch: globalThis.fetch }
afterEach(() => {
  Object.assign(globalThis, saved)
  delete process.env['TRIP_POCKET_RETIRED']
})

it('answers for its page and the files of the site, and leaves everything else to the browser', async () => {
  const worker = await runWorker()
  await worker.dispatch('install')
  const page = 'https://club.example/groups/7/pocket'
  expect(await worker.get(page, 'navigate')).toBe(true)
  expect(await worker.get('https://club.example/assets/app-1.js')).toBe(true)
  for (const url of [
    'https://club.example/api/groups/7/pocket',
    'https://club.example/trip-pocket-192.png',
    'https://elsewhere.example/assets/app-1.js',
  ]) {
    expect(await worker.get(url)).toBe(false)
  }
  expect(await worker.get('https://club.example/groups/7', 'navigate')).toBe(false)
  expect(await worker.get(page, 'navigate', 'POST')).toBe(false)
})

it('takes over at once, also from an earlier version', async () => {
  const { scope, dispatch } = await runWorker()
  await dispatch('install')
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1)
  await dispatch('activate')
  expect(scope.clients.claim).toHaveBeenCalledTimes(1)
})

it('removes itself with everything that it stored once it is retired', async () => {
  const { scope, caches, navigate, fetch, dispatch, listeners } = await runWorker({
    isRetired: true,
  })
  await caches.open('trip-pocket-content')
  await caches.open('trip-pocket-shell /groups/7/pocket')
  await caches.open('of another')
  await dispatch('install')
  await dispatch('activate')
  expect(await caches.keys()).toEqual(['of another'])
  expect(scope.registration.unregister).toHaveBeenCalledTimes(1)
  expect(navigate).toHaveBeenCalledWith('the window')
  expect(fetch).not.toHaveBeenCalled()
  expect(listeners.has('fetch')).toBe(false)
})
