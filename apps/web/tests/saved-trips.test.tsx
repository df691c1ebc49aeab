import {
  mergeSavedTrips,
  saveTrip,
  unsaveTrip,
} from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { findViolations, openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem('ff-saved-trips') ?? 'null') as unknown
const withoutDates = (...tripIds: number[]) => ({ tripIds, departureIds: {} })
const store = (saved: unknown) => localStorage.setItem('ff-saved-trips', JSON.stringify(saved))
const button = (name: string) => screen.findByRole('button', { name })

const writes = () => club().calls.filter(({ line }) => !line.startsWith('GET '))

function signIn() {
  club().signIn(testMember('maya'))
}

it("keeps a visitor's trips in the browser", async () => {
  const { user } = await openPage('/trips/7')
  const save = await button('Save')
  expect(save).toHaveAttribute('aria-pressed', 'false')
  await user.click(save)
  expect(await button('Saved')).toHaveAttribute('aria-pressed', 'true')
  const words = screen.getByText(/^Saved in this browser\./)
  expect(words.parentElement).toHaveAttribute('role', 'status')
  expect(stored()).toEqual(withoutDates(7))
  // Another tab removes it.
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ff-saved-trips' })))
  expect(await button('Save')).toHaveAttribute('aria-pressed', 'false')
  expect(club().calls.some(({ line }) => line.includes('saved-trips'))).toBe(false)
})

it('lists them, and takes a removal back', async () => {
  store([7, 999, 2])
  const { user } = await openPage('/saved-trips')
  const list = within(await screen.findByRole('list', { name: 'Saved trips' }))
  const titles = list.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Japan by Rail and Lantern Light', 'Bali Bliss'])
  await user.click(list.getByRole('button', { name: 'Remove Bali Bliss' }))
  expect(stored()).toEqual(withoutDates(7, 999))
  await user.click(list.getByRole('button', { name: 'Undo removing Bali Bliss' }))
  expect(list.getByRole('button', { name: 'Remove Bali Bliss' })).toHaveFocus()
  expect(stored()).toEqual(withoutDates(2, 7, 999))
})

describe('a departure that was chosen', () => {
  const list = async () => within(await screen.findByRole('list', { name: 'Saved trips' }))

  it('is saved with its trip, shown and linked, and comes back with Undo', async () => {
    store([5])
    const { user } = await openPage('/destinations/turkey?departure=11')
    await user.click(await button('Save'))
    const saved = { tripIds: [1, 5], departureIds: { 1: 11 } }
    expect(stored()).toEqual(saved)
    await user.click(screen.getByRole('link', { name: 'See your saved trips' }))
    const [turkey, portugal] = (await list()).getAllByRole('listitem')
    expect(await within(turkey!).findByText('Saved for 11-14 Oct')).toBeVisible()
    expect(within(turkey!).getByText('4 days / 3 nights · INR 2 Lacs')).toBeVisible()
    const hrefOf = (item: HTMLElement) => within(item).getByRole('link').getAttribute('href')
    expect(hrefOf(turkey!)).toBe('/destinations/turkey?departure=11')
    expect(portugal).toHaveTextContent('Next: 17-24 May')
    expect(hrefOf(portugal!)).toBe('/trips/5?departure=2')
    await user.click(within(turkey!).getByRole('button', { name: /^Remove/ }))
    await user.click(within(turkey!).getByRole('button', { name: /^Undo/ }))
    expect(stored()).toEqual(saved)
    expect(await findViolations()).toEqual([])
  })

  it.each(['closed', 'not listed any more'])(
    'that is %s gives way to the next one',
    async (how) => {
      const { schedule } = club().state
      const departures = schedule.departures.map((one) => ({
        ...one,
        isClosed: one.isClosed || one.id === 11,
      }))
      club().state.schedule = {
        ...schedule,
        departures: how === 'closed' ? departures : departures.filter(({ id }) => id !== 11),
      }
      store({ tripIds: [1], departureIds: { 1: 11 } })
      await openPage('/saved-trips')
      const text = 'The date that you saved can no longer be booked. Next: 14-17 Aug'
      expect(await screen.findByText(text)).toBeVisible()
      const link = (await list()).getByRole('link')
      expect(link).toHaveAttribute('href', '/destinations/turkey?departure=7')
    },
  )

  it('is part of the account, and of what is shared', async () => {
    signIn()
    club().state.savedTrips = [1]
    club().state.savedDepartures = { 1: 11 }
    club().answer(saveTrip, { tripIds: [1], departureIds: { 1: 11 } })
    club().answer(unsaveTrip, withoutDates())
    const share = jest.fn()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    const { user } = await openPage('/destinations/turkey?departure=11')
    await user.click(await button('Share'))
    const url = `${window.location.origin}/destinations/turkey?departure=11`
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }))
    Reflect.deleteProperty(navigator, 'share')
    await user.click(await button('Saved'))
    await user.click(await button('Save'))
    expect(writes().map(({ line }) => line)).toEqual([
      'DELETE /api/user/saved-trips/1',
      'PUT /api/user/saved-trips/1?departureId=11',
    ])
    await user.click(screen.getByRole('link', { name: 'See your saved trips' }))
    expect(await screen.findByText('Saved for 11-14 Oct')).toBeVisible()
  })
})

it("names a visitor's trips on the account page", async () => {
  store([7, 2])
  await openPage('/account')
  expect(await screen.findByRole('link', { name: '2 saved trips' })).toHaveAttribute(
    'href',
    '/saved-trips',
  )
  expect(await findViolations()).toEqual([])
})

it('ignores what is not a list of trips', async () => {
  localStorage.setItem('ff-saved-trips', '{"7":')
  await openPage('/saved-trips')
  expect(await screen.findByText('You have not saved a trip yet.')).toBeVisible()
})

it("adds a visitor's trips to the account once", async () => {
  store([2, 7])
  club().state.savedTrips = [5]
  club().answer(mergeSavedTrips, withoutDates(2, 7, 5))
  club().answer(unsaveTrip, withoutDates(2, 5))
  signIn()
  const { user } = await openPage('/trips/7')
  expect(await button('Saved')).toHaveAttribute('aria-pressed', 'true')
  expect(writes()).toEqual([
    expect.objectContaining({ line: 'POST /api/user/saved-trips', body: withoutDates(2, 7) }),
  ])
  expect(stored()).toBeNull()
  await user.click(await button('Saved'))
  expect(await screen.findByText('Removed from your saved trips.')).toBeVisible()
  expect(writes().at(-1)?.line).toBe('DELETE /api/user/saved-trips/7')
  expect(writes()).toHaveLength(2)
})

it('says why a trip was not saved', async () => {
  signIn()
  const detail = 'You have saved 50 trips. Please remove one first.'
  club().fail('PUT /api/user/saved-trips/7', { code: 'SAVED_TRIPS_FULL', detail })
  const { user } = await openPage('/trips/7')
  await button('Save')
  await waitFor(() =>
    expect(club().calls.map(({ line }) => line)).toContain('GET /api/user/saved-trips'),
  )
  await user.click(await button('Save'))
  expect(await screen.findByText(detail)).toBeVisible()
  expect(await button('Save')).toHaveAttribute('aria-pressed', 'false')
})

it('keeps two trips removed whose answers do not know of each other', async () => {
  signIn()
  const { state } = club()
  state.savedTrips = [2, 7, 5]
  club().answer(unsaveTrip, ({ id }) => withoutDates(...[2, 7, 5].filter((other) => other !== id)))
  const { user } = await openPage('/saved-trips')
  const list = within(await screen.findByRole('list', { name: 'Saved trips' }))
  const release = club().hold()
  await user.click(list.getByRole('button', { name: 'Remove Bali Bliss' }))
  await user.click(list.getByRole('button', { name: 'Remove Japan by Rail and Lantern Light' }))
  state.savedTrips = [5]
  const reads = () => club().calls.filter(({ line }) => line === 'GET /api/user/saved-trips').length
  const before = reads()
  await act(async () => release())
  await waitFor(() => expect(reads()).toBe(before + 1))
  for (const title of ['Bali Bliss', 'Japan by Rail and Lantern Light']) {
    expect(list.getByRole('button', { name: `Undo removing ${title}` })).toBeVisible()
  }
})
