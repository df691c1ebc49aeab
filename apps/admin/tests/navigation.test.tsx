import type { OpenWork } from '@farandfew/domain/today/admin-today.ts'
import { mayOperator } from '@farandfew/domain/contract/roles.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { pageRoutes } from '../src/app/page-routes.tsx'
import { pageList } from '../src/shared/pages.ts'
import { lineWords } from '../src/features/today/line-words.ts'
import { findPlace, openIn, pagesOf, roomsOf } from '../src/shared/rooms.ts'
import { makeMembers } from './support/example-members.ts'
import { routeModules } from './page-modules.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'
import { queueOf } from './support/open-work.ts'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true, members: makeMembers(2) }))
afterEach(() => jest.restoreAllMocks())

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Console' }))
const current = async () =>
  (await navigation())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent)

it.each([
  ['/today', 'Today'],
  ['/requests/quick', 'Requests'],
  ['/members', 'Members'],
  ['/members/1', 'Members'],
  ['/trips/1', 'Trips'],
  ['/departures', 'Trips'],
  ['/departures/7/rooms', 'Trips'],
  ['/settings/log', 'Settings'],
])('at %s it marks only the room %s', async (path, name) => {
  openApp(path)
  expect(await current()).toEqual([name])
})

const pageLinks = async (room: string) =>
  within(await screen.findByRole('navigation', { name: room }))

it('links the pages of a room, and marks the one that is open', async () => {
  openApp('/settings/log')
  const links = (await pageLinks('Settings')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Club', 'Tax rates', 'Operators', 'My security', 'Log', 'Sign-ins'],
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    (await pageLinks('Settings')).getByRole('link', { name: 'Log' }),
  ])
})

it.each([
  ['/trips', 'Trips', 'smallGroups', '3 short of travellers', '/departures?lacks=travellers'],
  ['/bookings', 'Bookings', 'lapsedHolds', '3 expired before payment', '/bookings?status=lapsed'],
] as const)('opens at %s what its badge in %s counts', async (path, room, queue, name, list) => {
  api().state.waiting = { [queue]: { ...queueOf(3), departures: [] } }
  openApp(path)
  expect(await (await navigation()).findByRole('link', { name: `${room} ${name}` })).toBeVisible()
  const link = (await pageLinks(room)).getByRole('link', { name })
  expect(link).toHaveAttribute('href', list)
  // Its line on Today opens the same list.
  expect(lineWords[queue].path('').startsWith(list)).toBe(true)
})

it('has no page links in a room with one page', async () => {
  openApp('/today')
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  expect(screen.queryByRole('navigation', { name: 'Today' })).toBeNull()
})

it('marks the list while something of it is open', () => {
  expect(findPlace('/departures/7/rooms')).toEqual({ room: 'trips', page: 'departures' })
  expect(findPlace('/trips/new')).toEqual({ room: 'trips', page: 'trips' })
  expect(findPlace('/nowhere')).toEqual({})
})

/** The rooms and pages that each role sees, as in docs/product.md#rooms. */
const matrix = {
  owner: {
    Today: ['today'],
    Requests: ['invites', 'inquiries', 'quickRequests'],
    Bookings: ['bookings'],
    Money: ['payments', 'balances', 'refunds', 'receipts', 'moneyMonths', 'integrity'],
    Members: ['members'],
    Trips: ['trips', 'departures', 'hosts'],
    Mail: ['write', 'scheduled', 'sent', 'messages', 'newsletter', 'refusedAddresses'],
    Moderation: ['reports', 'reviews'],
    Settings: ['club', 'taxRates', 'operators', 'security', 'auditLog', 'securityEvents'],
  },
  bookings: {
    Today: ['today'],
    Requests: ['invites', 'inquiries', 'quickRequests'],
    Bookings: ['bookings'],
    Money: ['payments', 'balances', 'refunds', 'receipts', 'moneyMonths', 'integrity'],
    Members: ['members'],
    Trips: ['trips', 'departures', 'hosts'],
    Mail: ['write', 'scheduled', 'sent', 'messages', 'newsletter', 'refusedAddresses'],
    Moderation: ['reports'],
    Settings: ['taxRates', 'security', 'auditLog'],
  },
  content: {
    Today: ['today'],
    Requests: ['inquiries'],
    Trips: ['trips', 'departures', 'hosts'],
    Mail: ['write', 'scheduled', 'sent', 'messages', 'newsletter', 'refusedAddresses'],
    Moderation: ['reviews'],
    Settings: ['security'],
  },
  'read-only': {
    Today: ['today'],
    Requests: ['invites', 'inquiries', 'quickRequests'],
    Bookings: ['bookings'],
    Money: ['payments', 'balances', 'refunds', 'receipts', 'moneyMonths', 'integrity'],
    Members: ['members'],
    Trips: ['trips', 'departures', 'hosts'],
    Settings: ['security'],
  },
} as const

it.each(Object.entries(matrix))('the role %s sees its rooms and no others', (role, rooms) => {
  const seen = roomsOf(role as keyof typeof matrix).map(({ label, pages }) => [
    label,
    pages.map(({ page }) => page),
  ])
  expect(Object.fromEntries(seen)).toEqual(rooms)
})

it.each(Object.keys(matrix))('shows the role %s no page that it may not read', (role) => {
  const shown = new Set(pagesOf(role as keyof typeof matrix).map(({ page }) => page))
  const refused = pageList.filter(
    ({ name, needs }) =>
      shown.has(name) && needs && !mayOperator(role as keyof typeof matrix, needs[0]),
  )
  expect(refused).toEqual([])
})

it('counts a refund by hand on its page, and what is not in order on another', () => {
  const kind = { words: 'open', due: '2025-05-01T06:00:00.000Z' }
  const kinds = [
    { ...kind, kind: 'refund-by-hand', open: 3 },
    { ...kind, kind: 'oversold', open: 1 },
    { ...kind, kind: 'sum-wrong', open: 1 },
  ]
  const work = { integrity: { open: 5, due: kind.due, first: null, kinds } } as unknown as OpenWork
  const open = pagesOf('owner').map(({ page, queue }) => [page, openIn(queue, work, 'owner')])
  expect(open.filter(([, count]) => count !== 0)).toEqual([
    ['refunds', 3],
    ['integrity', 2],
  ])
})

it.each([
  ['/', '/members'],
  ['/requests', '/requests/invites'],
  ['/money', '/money/payments'],
])('%s leads to %s', async (from, path) => {
  openApp(from)
  await navigation()
  await waitFor(() => expect(window.location.pathname).toBe(path))
})

it("opens Today at the console's address for an operator's own account", async () => {
  Object.assign(api().state, { hasOwnAccount: true })
  openApp('/')
  expect(await current()).toEqual(['Today'])
  expect(window.location.pathname).toBe('/today')
})

it.each(pageRoutes.map(({ pattern, load }) => [pattern, load] as const))(
  'loads the file of %s',
  async (_, load) => {
    expect(await load()).toHaveProperty('default')
  },
)

it('has a row for every file of src/routes', () => {
  const loaded = new Set<unknown>(pageRoutes.map(({ load }) => load))
  const files = Object.entries(routeModules)
  expect(files.filter(([, load]) => !loaded.has(load)).map(([file]) => file)).toEqual([])
})

const menuButton = () => screen.findByRole('button', { name: /^Menu/ })

describe('the menu of a small screen', () => {
  it('opens with its button, and closes with Escape, which returns the focus', async () => {
    const { user } = openApp('/today')
    const button = await menuButton()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(controlled).toContainElement(screen.getByRole('navigation', { name: 'Console' }))
    await user.tab()
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('closes when a link is followed', async () => {
    const { user } = openApp('/today')
    const button = await menuButton()
    await user.click(button)
    await user.click((await navigation()).getByRole('link', { name: 'Settings' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Club' })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('returns the focus if the link leads to the page that is open', async () => {
    const { user } = openApp('/today')
    const button = await menuButton()
    await user.click(button)
    await user.click((await navigation()).getByRole('link', { name: 'Today' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('closes with a click on the page, and when the focus leaves it', async () => {
    const { user } = openApp('/today')
    const button = await menuButton()
    await user.click(button)
    await user.click(screen.getByRole('main'))
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    ;(await navigation()).getByRole('link', { name: 'Settings' }).focus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    act(() => screen.getByRole('main').focus())
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

it('shows what waits, and reads it again when the window gets the focus', async () => {
  api().state.waiting = { messages: queueOf(1) }
  openApp('/today')
  const link = await (await navigation()).findByRole('link', { name: 'Mail 1 failed' })
  const refocus = () => fireEvent(window, new Event('visibilitychange'))
  api().state.waiting = { messages: queueOf(2) }
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Mail 2 failed'))
  expect(await menuButton()).toHaveAccessibleName('Menu 2 waiting')
  api().state.waiting = {}
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Mail'))
})
