import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { createFakeCaches } from '../../../tests/fake-caches.ts'
import {
  canKeepPockets,
  forgetTripPockets,
  readStoredPocket,
  storePocket,
} from './stored-pockets.ts'

const stored = {
  pocket: { departureId: 7, title: 'Hidden Gems of Turkey' } as TripPocket,
  readAt: '2025-05-01T09:30:00.000Z',
}
const going = () => new AbortController().signal

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** Gives this browser caches and service workers. */
function withCaches() {
  const fake = createFakeCaches()
  const workers = ['/groups/7/pocket', '/groups/7', '/groups/7/pocket-money'].map((path) => ({
    scope: `https://club.example${path}`,
    unregister: jest.fn(() => Promise.resolve(true)),
  }))
  Object.assign(globalThis, { caches: fake.caches })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(workers) },
  })
  return { ...fake, workers }
}

it('keeps a pocket until it is forgotten, with its page and its worker', async () => {
  const { caches, workers } = withCaches()
  await caches.open('trip-pocket-shell /groups/7/pocket')
  await caches.open('of another')
  await storePocket(stored, going())
  expect(await readStoredPocket(7)).toEqual(stored)
  expect(await readStoredPocket(8)).toBeUndefined()
  await forgetTripPockets()
  expect(await caches.keys()).toEqual(['of another'])
  expect(workers.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, 0])
  expect(await readStoredPocket(7)).toBeUndefined()
})

it('keeps nothing for a member who logged out while it was read', async () => {
  const { caches } = withCaches()
  await storePocket(stored, AbortSignal.abort())
  expect(await caches.keys()).toEqual([])
})

it('creates nothing by reading', async () => {
  const { caches } = withCaches()
  expect(await readStoredPocket(7)).toBeUndefined()
  expect(await caches.keys()).toEqual([])
})

it('does without a browser that stores nothing', async () => {
  expect(canKeepPockets()).toBe(false)
  await storePocket(stored, going())
  expect(await readStoredPocket(7)).toBeUndefined()
  await forgetTripPockets()
})
