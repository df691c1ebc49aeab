import { updateConnectionSettings } from '@farandfew/domain/connections/connections.contract.ts'
import type { ConnectionList } from '@farandfew/domain/connections/connection-views.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { testMember } from './club-rows.ts'
import { findViolations, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

type ListedPair = ConnectionList['pairs'][number]

const pairOf = (memberId: number, name: string, rest: Partial<ListedPair>): ListedPair => ({
  ...{ memberId, state: 'asking', note: null, canAsk: false, askAgainFrom: null, contact: null },
  ...{ member: { id: memberId, name, picture: null }, since: '2025-05-01T09:30:00.000Z' },
  ...rest,
})

function logIn(list: Partial<ConnectionList> = {}): void {
  const user = testMember('maya', { phone: '+91 98765 43210', instagramHandle: '@maya' })
  club().signIn(user)
  Object.assign(club().state.connections, list)
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))

it('asks a visitor to log in', async () => {
  await openSite('/connections')
  expect(await screen.findByText('Please log in to see your connections.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible()
})

it('says what there is none of', async () => {
  logIn()
  await openSite('/connections')
  expect(await screen.findByText('No open requests.')).toBeVisible()
  expect(screen.getByText('You have not blocked anyone.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Requests you sent' })).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
})

it('shows requests with their notes, contact details of connected members only, and blocks', async () => {
  const contact = { phone: '+91 90909 12345', instagramHandle: 'ben.dives', linkedinHandle: null }
  logIn({
    pairs: [
      pairOf(2, 'Asha', { note: 'We both dive!' }),
      pairOf(3, 'Ben', { state: 'connected', contact }),
      pairOf(4, 'Chitra', { state: 'asked' }),
    ],
    blocked: [{ id: 5, name: 'Dev' }],
  })
  await openSite('/connections')
  const asking = await region('Requests for you')
  expect(asking.getByText('We both dive!')).toBeVisible()
  expect(asking.getByRole('button', { name: "Accept Asha's request" })).toBeVisible()
  const connected = await region('Connected')
  expect(connected.getByRole('link', { name: '+91 90909 12345' })).toHaveAttribute(
    'href',
    'tel:+919090912345',
  )
  expect(connected.getByRole('link', { name: '@ben.dives' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/ben.dives/',
  )
  expect((await region('Requests you sent')).getByText('Request sent')).toBeVisible()
  expect((await region('Blocked')).getByRole('button', { name: 'Unblock Dev' })).toBeVisible()
})

it('stores at once what the member shares', async () => {
  logIn()
  const { connections } = club().state
  const settings = { ...connections.settings, sharesPhone: false }
  club().answer(updateConnectionSettings, { ...connections, settings })
  const { user } = await openSite('/connections')
  await user.click(await screen.findByRole('checkbox', { name: /^Phone/ }))
  expect(screen.getByRole('checkbox', { name: /^Phone/ })).not.toBeChecked()
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /^Phone/ })).not.toBeChecked()
  expect(club().calls).toContainEqual(
    expect.objectContaining({
      line: 'PATCH /api/connection-settings',
      body: { sharesPhone: false },
    }),
  )
})

it('shows a failure, and loads again', async () => {
  logIn()
  club().fail('GET /api/connections', { code: 'DATABASE_UNAVAILABLE', detail: 'Not now.' })
  const { user } = await openSite('/connections')
  expect(await screen.findByText('We could not load your connections.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No open requests.')).toBeVisible()
})

const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')))

it('closes the question whether to accept a request that has gone', async () => {
  const pairs = [pairOf(2, 'Asha', {}), pairOf(3, 'Ben', {})]
  logIn({ pairs })
  const { user } = await openSite('/connections')
  await user.click(await screen.findByRole('button', { name: "Accept Asha's request" }))
  const question = await screen.findByRole('dialog', { name: "Accept Asha's request?" })
  club().state.connections.pairs = pairs.slice(1)
  club().fail('POST /api/connections/2/accept', { code: 'NOT_FOUND', detail: 'No longer open.' })
  await user.click(within(question).getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText("Asha's request is no longer open")).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Asha' })).toBeNull())

  // Here a look at the list finds it before the member answers.
  await user.click(screen.getByRole('button', { name: "Accept Ben's request" }))
  await screen.findByRole('dialog', { name: "Accept Ben's request?" })
  club().state.connections.pairs = []
  lookAgain()
  expect(await screen.findByText("Ben's request is no longer open")).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('reads the connections again while they are shown', async () => {
  logIn()
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] })
  try {
    await openSite('/connections')
    expect(await screen.findByText('No open requests.')).toBeVisible()
    club().state.connections.pairs = [pairOf(2, 'Asha', {})]
    act(() => jest.advanceTimersByTime(20_000))
    expect(await screen.findByRole('button', { name: "Accept Asha's request" })).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
