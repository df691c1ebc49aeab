import { mergeSavedTrips, unsaveTrip } from '@farandfew/domain/saved-trips/saved-trips.contract.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { findViolations, openPage, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => localStorage.clear())

const stored = () => JSON.parse(localStorage.getItem('ff-saved-trips') ?? '[]') as number[]
const store = (ids: readonly number[]) =>
  localStorage.setItem('ff-saved-trips', JSON.stringify(ids))
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
  expect(stored()).toEqual([7])
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
  expect(stored()).toEqual([7, 999])
  await user.click(list.getByRole('button', { name: 'Undo removing Bali Bliss' }))
  expect(list.getByRole('button', { name: 'Remove Bali Bliss' })).toHaveFocus()
  expect(stored()).toContain(2)
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
  club().answer(mergeSavedTrips, { tripIds: [2, 7, 5] })
  club().answer(unsaveTrip, { tripIds: [2, 5] })
  signIn()
  const { user } = await openPage('/trips/7')
  expect(await button('Saved')).toHaveAttribute('aria-pressed', 'true')
  expect(writes()).toEqual([
    expect.objectContaining({ line: 'POST /api/user/saved-trips', body: { tripIds: [2, 7] } }),
  ])
  expect(stored()).toEqual([])
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
  club().answer(unsaveTrip, ({ id }) => ({ tripIds: [2, 7, 5].filter((other) => other !== id) }))
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
