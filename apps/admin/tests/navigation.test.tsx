import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { isCurrentPage } from '../src/shared/layout/is-current-page.ts'
import { makeMembers } from './support/members.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'

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
  expect(isCurrentPage('/', '/usersandmore')).toBe(false)
  expect(isCurrentPage('/trips', '/tripsandmore')).toBe(false)
})

/** Links of 100 pixels each, in a list that shows 390. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const list = this.closest('nav[aria-label="Console"] ul')
    if (!list) return new DOMRect()
    if (this === list) return new DOMRect(0, 0, 390, 56)
    const index = [...list.querySelectorAll('a')].indexOf(this as HTMLAnchorElement)
    return new DOMRect(index * 100 - list.scrollLeft, 0, 100, 44)
  })
}

it('scrolls to the current link if the list is too long for the screen', async () => {
  layOut()
  const { user } = openApp('/security')
  const list = (await navigation()).getByRole('list')
  // Security is the last link.
  const security = (list.querySelectorAll('a').length - 1) * 100 - 145
  expect(list.scrollLeft).toBe(security)
  await user.click((await navigation()).getByRole('link', { name: 'Operators' }))
  await screen.findByRole('heading', { level: 1, name: 'Operators' })
  // The link is already visible, so the list does not scroll.
  expect(list.scrollLeft).toBe(security)
  await user.click((await navigation()).getByRole('link', { name: 'Today' }))
  expect(list.scrollLeft).toBeLessThanOrEqual(0)
})

it('shows what waits, and reads it again when the window gets the focus', async () => {
  const message = {
    ...({
      channel: 'mail',
      kind: 'inquiry.notice',
      recipient: 'a@b.example',
      attempts: 1,
    } as const),
    ...({ state: 'dead', reason: 'recipient-refused', reply: null, nextAttemptAt: null } as const),
    ...{ createdAt: '2025-05-01T18:31:00.000Z', lastAttemptAt: null },
  }
  api().state.messages = [{ id: 1, ...message }]
  openApp()
  const link = await (await navigation()).findByRole('link', { name: 'Messages 1 failed' })
  const refocus = () => fireEvent(window, new Event('visibilitychange'))
  api().state.messages.push({ id: 2, ...message })
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Messages 2 failed'))
  api().state.messages = []
  refocus()
  await waitFor(() => expect(link).toHaveAccessibleName('Messages'))
})
