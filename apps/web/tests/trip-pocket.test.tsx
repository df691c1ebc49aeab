import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'
import type { TripPocket } from '@farandfew/domain/trip-pockets/trip-pocket.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createFakeCaches } from './fake-caches.ts'
import { openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
const path = '/groups/7/pocket'
const line = 'GET /api/groups/7/pocket'

const pocket: TripPocket = {
  departureId: 7,
  title: 'Hidden Gems of Turkey',
  destination: 'Turkey',
  departureDate: '2025-08-14',
  returnDate: '2025-08-17',
  days: [],
  hotels: [],
  emergency: null,
  clubPhone: '+91 22 5550 0100',
  members: [{ id: 3, name: 'Maya', isHost: true }],
}

/** The next read of the pocket returns this, after which the API is unavailable. */
function answerOnce(answer: TripPocket) {
  const platformFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (!String(input).endsWith(path)) return platformFetch(input, init)
    globalThis.fetch = platformFetch
    return Promise.resolve(Response.json(answer))
  }
  club().fail(line, { status: 503, text: 'Unavailable' }, 9)
}

beforeEach(() => {
  document.cookie = `${signedInHint}=1; path=/`
  Object.assign(window, { matchMedia: () => ({ matches: false }) })
  Object.assign(globalThis, { caches: createFakeCaches().caches })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([]) },
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'standalone')
})

const heading = () => screen.findByRole('heading', { level: 1, name: pocket.title })

it('says what the club has not entered yet, and leaves out numbers that it does not know', async () => {
  answerOnce(pocket)
  await openPage(path)
  await heading()
  expect(screen.getByText('The itinerary is not ready yet.')).toBeVisible()
  expect(screen.getByText('The hotels have not been added yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Call Far & Few/ })).toHaveAttribute(
    'href',
    'tel:+912255500100',
  )
  expect(screen.queryByText('Indian missions')).not.toBeInTheDocument()
  expect(screen.getByText('Host')).toBeVisible()
})

it('shows what the device keeps if the API fails, and says so', async () => {
  answerOnce(pocket)
  const { user } = await openPage(path)
  await heading()
  await user.click(await screen.findByRole('button', { name: 'Update' }))
  expect(await screen.findByText(/It could not be updated just now\./)).toBeVisible()
  expect(await heading()).toBeVisible()
})

it('asks before it removes its copy without a connection', async () => {
  answerOnce(pocket)
  const { user } = await openPage(path)
  await heading()
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void fireEvent(window, new Event('offline')))
  const remove = () => screen.getByRole('button', { name: 'Remove from This Device' })
  await user.click(remove())
  expect(screen.getByText('Without a connection you cannot get it back.')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Keep It' }))
  await waitFor(() => expect(remove()).toHaveFocus())
  await user.click(remove())
  await user.click(screen.getByRole('button', { name: 'Remove Anyway' }))
  expect(await screen.findByText('It was removed from this device.')).toBeVisible()
  connection.mockRestore()
})

it('can be opened once there is a connection, if the device keeps nothing', async () => {
  club().fail(line, { status: 503, text: 'Unavailable' })
  const { user } = await openPage(path)
  expect(await screen.findByText(/^It is not saved on this device yet\./)).toBeVisible()
  answerOnce(pocket)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await heading()).toBeVisible()
})

describe('on the home screen', () => {
  const install = () => screen.queryByRole('button', { name: 'Install' })
  const byHand = () => screen.queryByText(/tap Share, then “Add to Home Screen”/)
  const open = async () => {
    answerOnce(pocket)
    const view = await openPage(path)
    await heading()
    return view
  }

  it('is put by a button once the browser offers it, and only once', async () => {
    const { user } = await open()
    expect([install(), byHand()]).toEqual([null, null])
    const prompt = jest.fn(() => Promise.resolve())
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    fireEvent(window, offer)
    expect(offer.defaultPrevented).toBe(true)
    await user.click(install()!)
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(install()).toBeNull()
  })

  it('is put by hand on iOS', async () => {
    Object.assign(navigator, { standalone: false })
    await open()
    expect(byHand()).toBeVisible()
  })

  it('is not offered to a window that was opened from there, nor after it was installed', async () => {
    Object.assign(navigator, { standalone: false })
    Object.assign(window, { matchMedia: () => ({ matches: true }) })
    await open()
    expect([install(), byHand()]).toEqual([null, null])
  })

  it('disappears from the page when it is installed', async () => {
    Object.assign(navigator, { standalone: false })
    await open()
    act(() => void fireEvent(window, new Event('appinstalled')))
    expect(byHand()).toBeNull()
  })
})
