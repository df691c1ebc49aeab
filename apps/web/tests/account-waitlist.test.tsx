import { leaveWaitlist } from '@farandfew/domain/waitlist/waitlist.contract.ts'
import type { WaitlistPlace } from '@farandfew/domain/waitlist/waitlist.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { findViolations, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()
beforeEach(() => window.localStorage.clear())

const turkey = 7
const hour = 3_600_000

/** Opens the account of a member with one place on a waitlist, or none. */
async function openAccount(place?: Partial<WaitlistPlace>) {
  club().signIn(testMember('maya', { firstName: 'Maya' }))
  if (place) {
    const waiting = {
      scheduleId: turkey,
      position: 2,
      offeredUntil: null,
      isOpened: false,
      isKept: false,
    }
    club().state.waitlist = [{ ...waiting, ...place }]
  }
  return openSite('/account')
}
const region = async () => within(await screen.findByRole('region', { name: 'Waitlists' }))

it('tells a kept seat from a waitlist', async () => {
  const offeredUntil = new Date(Date.now() + hour).toISOString()
  await openAccount({ offeredUntil, isOpened: true, isKept: true })
  const kept = within(await screen.findByRole('region', { name: 'Kept seats and waitlists' }))
  expect(
    await kept.findByText(/^A seat is kept for you until \d.* at \d\d:\d\d IST\.$/),
  ).toBeVisible()
  expect(kept.getByRole('link', { name: 'Book the Seat' })).toHaveAttribute('href', '/book/7')
  expect(kept.queryByRole('button', { name: 'Leave the Waitlist' })).not.toBeInTheDocument()
})

it('shows trip, dates and position', async () => {
  await openAccount({})
  const waitlists = await region()
  expect(await waitlists.findByRole('heading', { name: 'Hidden Gems of Turkey' })).toBeVisible()
  expect(waitlists.getByText('14-17 August 2025')).toBeVisible()
  expect(waitlists.getByText('You are 2nd on the waitlist.')).toBeVisible()
  const [trip, ...others] = waitlists.getAllByRole('link')
  expect(trip).toHaveAttribute('href', '/destinations/turkey?departure=7')
  expect(others).toEqual([])
  expect(await findViolations()).toEqual([])
})

it.each([
  [1, '1st'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
])('calls position %i the %s', async (position, words) => {
  await openAccount({ position })
  expect(await (await region()).findByText(`You are ${words} on the waitlist.`)).toBeVisible()
})

it('shows an offer with its countdown, and leads to the seat', async () => {
  const offeredUntil = new Date(Date.now() + 3 * hour).toISOString()
  await openAccount({ position: 1, offeredUntil })
  const waitlists = await region()
  expect(
    await waitlists.findByText(/^A seat is yours to book until \d.* at \d\d:\d\d IST\.$/),
  ).toBeVisible()
  expect(waitlists.getByRole('timer')).toHaveTextContent(/^(03:00:00|02:59:\d\d) left$/)
  expect(waitlists.getByRole('link', { name: 'Book the Seat' })).toHaveAttribute('href', '/book/7')
  expect(await findViolations()).toEqual([])
})

it('reads the places again when the time of an offer is over', async () => {
  const offeredUntil = new Date(Date.now() + 1500).toISOString()
  await openAccount({ position: 1, offeredUntil })
  await (await region()).findByRole('timer')
  club().state.waitlist = []
  await waitFor(
    () => expect(screen.queryByRole('region', { name: 'Waitlists' })).not.toBeInTheDocument(),
    { timeout: 5000 },
  )
})

it('is left with one press, and says so', async () => {
  const { user } = await openAccount({})
  const waitlists = await region()
  club().answer(leaveWaitlist, () => {
    club().state.waitlist = []
    return { waiting: false as const }
  })
  await user.click(await waitlists.findByRole('button', { name: 'Leave the Waitlist' }))
  expect(
    await waitlists.findByText('You left the waitlist: Hidden Gems of Turkey, 14-17 August 2025.'),
  ).toBeVisible()
  expect(club().calls.map(({ line }) => line)).toContain('DELETE /api/waitlist/7')
  expect(waitlists.queryByRole('list')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Waitlists' })).toHaveFocus())
})

it('says why leaving has failed, and keeps the place', async () => {
  const { user } = await openAccount({})
  const waitlists = await region()
  club().fail('DELETE /api/waitlist/7', { status: 502, text: 'Bad gateway' })
  await user.click(await waitlists.findByRole('button', { name: 'Leave the Waitlist' }))
  expect(await waitlists.findByRole('alert')).toHaveTextContent('Please check your connection')
  expect(waitlists.getByText('You are 2nd on the waitlist.')).toBeVisible()
})

it('is not there without a place', async () => {
  await openAccount()
  await screen.findByText('No upcoming trips yet.')
  await waitFor(() => expect(club().calls.map(({ line }) => line)).toContain('GET /api/waitlist'))
  expect(screen.queryByRole('region', { name: 'Waitlists' })).not.toBeInTheDocument()
})
