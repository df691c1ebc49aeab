import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { pageRoutes } from '../src/app/page-routes.tsx'
import { isPageAt, pages } from '../src/shared/pages.ts'
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
  ['/', 'Users'],
  ['/today', 'Today'],
  ['/users/1', 'Users'],
  ['/trips/1', 'Trips'],
  ['/audit-log', 'Audit log'],
  ['/security-events', 'Sign-ins'],
])('at %s it marks only %s', async (path, name) => {
  openApp(path)
  expect(await current()).toEqual([name])
})

it('redirects /users to the table of members', async () => {
  openApp('/users')
  expect(await current()).toEqual(['Users'])
  expect(window.location.pathname).toBe('/')
})

it('does not match a path that only starts the same', () => {
  expect(isPageAt(pages.members, '/usersandmore')).toBe(false)
  expect(isPageAt({ ...pages.trips, alsoAt: undefined }, '/tripsandmore')).toBe(false)
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
    await user.click((await navigation()).getByRole('link', { name: 'Operators' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Operators' })).toHaveFocus()
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
    ;(await navigation()).getByRole('link', { name: 'Security' }).focus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    act(() => screen.getByRole('main').focus())
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})

it('shows what waits, and reads it again when the window gets the focus', async () => {
  api().state.waiting = { messages: queueOf(1) }
  openApp()
  const link = await (await navigation()).findByRole('link', { name: 'Messages 1 failed' })
  const refocus = () => fireEvent(window, new Event('visibilitychange'))
  api().state.waiting = { messages: queueOf(2) }
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Messages 2 failed'))
  expect(await menuButton()).toHaveAccessibleName('Menu 2 waiting')
  api().state.waiting = {}
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Messages'))
})
