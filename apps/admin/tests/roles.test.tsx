import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { openApp, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

/** Opens a page for an operator with a role. */
function openAs(role: OperatorRole, path: string) {
  Object.assign(api().state, { open: true, role, operator: 'Ben' })
  return openApp(path)
}

const group = '/departures/7/group'
async function main() {
  await screen.findByRole('navigation', { name: 'Departure' })
  return screen.getByRole('main')
}
const looks = () => api().calls.filter(({ line }) => line.endsWith('/open'))

describe('an operator who is not the owner', () => {
  it('reads what their role may do', async () => {
    const { user } = openAs('read-only', '/members')
    const role = await screen.findByText('Ben, Read only')
    expect(screen.getByText(/^This role can look at/)).not.toBeVisible()
    await user.click(role)
    expect(screen.getByRole('note')).toHaveTextContent(/^This role can look at/)
  })

  it.each([
    ['/departures/7', 'Overview', []],
    ['/departures/7/group', '1 of 2 complete.', [/^Open/, 'Change']],
    ['/departures/7/applicants', 'Your role cannot choose a group.', [/^Remove/, /waitlist$/]],
    ['/departures/7/money', 'Balance due', ['Enter a booking']],
    [
      '/departures/7/settings',
      'Not shown',
      ['Change departure', 'Close departure', 'Cancel departure'],
    ],
  ] as const)('finds at %s no button that their role may not use', async (path, words, names) => {
    api().state.departures.find(({ id }) => id === 7)!.isActive = false
    openAs('read-only', path)
    await within(await main()).findByText(words, { exact: false })
    const tabs = within(screen.getByRole('navigation', { name: 'Departure' }))
    expect(tabs.queryByRole('link', { name: 'Manifest' })).toBeNull()
    for (const name of names) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it.each([
    ['/members', 'Download CSV'],
    ['/departures', 'Add a departure'],
    ['/hosts', 'Add a host'],
    ['/settings/operators', 'End all operator sessions'],
    ['/settings/operators', 'Invite an operator'],
  ])('has no button at %s: %s', async (path, name) => {
    openAs('read-only', path)
    await screen.findByText('Ben, Read only')
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
    expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

it.each([
  ['read-only', '/requests/invites', 'J next K previous X select'],
  ['read-only', '/requests/inquiries', 'J next K previous X select'],
  ['content', '/requests/inquiries', 'J next K previous R reply A answered X select'],
] as const)('names to %s at %s only the keys that do something', async (role, path, keys) => {
  openAs(role, path)
  const switched = await screen.findByLabelText('Single-key shortcuts')
  const hints = switched.closest('label')!.parentElement!
  expect([...hints.children].slice(1).map(({ textContent }) => textContent)).toEqual(
    keys.match(/[A-Z] [a-z]+/g),
  )
})

describe.each(['content', 'read-only'] as const)('the role %s', (role) => {
  it.each([
    ['/moderation/reports', 'Your role cannot read reports.'],
    ['/departures/7/applicants', 'Your role cannot choose a group.'],
  ])('finds at %s only why it is not shown', async (path, words) => {
    openAs(role, path)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(
      api().calls.filter(({ line }) => line.includes('reports?') || line.includes('/selection')),
    ).toEqual([])
  })

  it('sees the rooms of a departure without the buttons that change them', async () => {
    openAs(role, '/departures/7/rooms')
    expect(await screen.findByText('Fixed')).toBeVisible()
    for (const name of [/^Reopen/, 'Propose now']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })
})

it('the role bookings proposes and reopens rooms', async () => {
  openAs('bookings', '/departures/7/rooms')
  expect(await screen.findByRole('button', { name: 'Propose now' })).toBeVisible()
  const name = 'Reopen the room of Asha Rao and Meera Iyer'
  expect(screen.getByRole('button', { name })).toBeVisible()
})

describe('the owner', () => {
  it('has every button, and no note of what it may do', async () => {
    openAs('owner', '/settings/operators')
    expect(await screen.findByRole('button', { name: 'End all operator sessions' })).toBeVisible()
    expect(screen.queryByRole('note')).toBeNull()
    expect(screen.getByText('Ben')).toBeVisible()
  })
})

describe('the travel details of a departure', () => {
  it("show who has entered them, and one member's by a button only", async () => {
    const { user } = openAs('bookings', group)
    const details = await main()
    const name = 'Open the travel details of Asha Rao'
    const open = await within(details).findByRole('button', { name })
    expect(within(details).queryByText('Z1234567')).toBeNull()
    expect(looks()).toEqual([])
    expect(within(details).queryByRole('button', { name: /of Ben Okri/ })).toBeNull()
    await user.click(open)
    const opened = await within(details).findByRole('group', { name: /Asha Rao/ })
    expect(opened).toHaveTextContent('Z1234567')
    expect(opened).toHaveTextContent('It expires less than 6 months after the return.')
    expect(opened).toHaveFocus()
    expect(looks()).toHaveLength(1)
    await user.click(within(details).getByRole('button', { name: /^Close the travel details/ }))
    expect(within(details).queryByText('Z1234567')).toBeNull()
    expect(looks()).toHaveLength(1)
  })

  it('say why they did not open', async () => {
    const { user } = openAs('owner', group)
    const details = await main()
    const detail = 'Your role in the console does not allow this.'
    const line = 'POST /api/admin/departures/7/travel-details/1/open'
    api().failNext(line, { code: 'ROLE_NOT_ALLOWED', detail })
    await user.click(await within(details).findByRole('button', { name: /^Open the travel/ }))
    expect(await within(details).findByRole('alert')).toHaveTextContent(detail)
  })
})
