import type { ListedBooking } from '@farandfew/domain/bookings/admin-bookings.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { wholeBooking } from './support/bookings.ts'
import { noDepartures } from './support/departures.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'
import { withoutRefunds } from './support/figures.ts'

const api = withFakeApi()
beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Asha', departures: [] })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = () => api().calls.map(({ line }) => line)
const palette = () => screen.findByRole('dialog', { name: 'Go to' })

it('opens by Ctrl-K, opens a page by keyboard alone, and closes', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = await palette()
  expect(within(dialog).getByRole('combobox')).toHaveFocus()
  await user.keyboard('audit{Enter}')
  await heading('Log')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(window.location.pathname).toBe('/settings/log')
})

it('opens by its button, and returns the focus', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  const opener = screen.getByRole('button', { name: 'Search: go to a page, a member or a trip' })
  await user.click(opener)
  await palette()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

it('finds a departure by its date, and actions', async () => {
  api().state.role = 'bookings'
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await palette())
  await user.keyboard('export')
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toContain(
    'Export members (CSV) ',
  )
  await user.clear(dialog.getByRole('combobox'))
  api().state.departures = noDepartures().departures.filter(({ id }) => id === 7)
  await user.keyboard('14 aug')
  await waitFor(() => expect(lines()).toContain('GET /api/admin/departures?search=14+aug&limit=5'))
  await user.click(await dialog.findByRole('option', { name: /Turkey, 14 August 2025/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/departures/7'))
})

it('leads to the receipts for the accountant', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await palette())
  await user.keyboard('export receipts')
  await user.click(
    await dialog.findByRole('option', { name: /^Export receipts and refunds \(CSV\)/ }),
  )
  await waitFor(() => expect(window.location.pathname).toBe('/money/receipts'))
})

it('finds a booking by its member and by its number', async () => {
  const booking: ListedBooking = {
    ...withoutRefunds,
    id: 37,
    userId: 1,
    name: 'Maya Raghavan',
    username: 'maya',
    departureId: 11,
    tripTitle: 'Hidden Gems of Turkey',
    departureDate: '2025-10-11',
    currency: 'INR',
    status: 'confirmed',
    label: 'Confirmed',
    moneyLabel: 'Paid in full',
    balance: null,
    balanceDue: null,
    balanceOwed: 0,
    amountPaid: 0,
    totalAmount: 0,
    createdAt: '2025-04-19T12:00:00.000Z',
  }
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await palette())
  for (const [text, row, found, search] of [
    ['maya', booking, /Booking 37: Maya/, 'maya'],
    ['52', { ...booking, id: 52, name: 'Clara Lindqvist' }, /Booking 52: Clara/, '52'],
  ] as const) {
    await user.clear(dialog.getByRole('combobox'))
    api().state.bookings = [row]
    await user.keyboard(text)
    expect(await dialog.findByRole('option', { name: found })).toBeVisible()
    expect(lines()).toContain(`GET /api/admin/bookings?search=${search}&limit=3&count=no`)
  }
})

it('finds pages and actions by other words, in any order', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await palette())
  for (const [text, found] of [
    ['users', 'Members'],
    ['trip new', 'Add a trip'],
    ['newsletter write', 'Write the newsletter'],
  ] as const) {
    await user.clear(dialog.getByRole('combobox'))
    await user.keyboard(text)
    expect(dialog.getByRole('option', { name: found })).toBeVisible()
  }
})

describe('what the open page offers', () => {
  const openPalette = async (user: UserEvent) => {
    await user.keyboard('{Control>}k{/Control}')
    return within(await palette())
  }
  const offered = (dialog: ReturnType<typeof within>) =>
    within(dialog.getByRole('group', { name: 'On this page' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.trim())

  it('is the changes of an open booking, which start over it', async () => {
    api().state.wholeBookings = [wholeBooking(1)]
    const { user } = openApp('/bookings?booking=1')
    await screen.findByRole('button', { name: 'Cancel booking' })
    await screen.findByLabelText('New tag')
    const dialog = await openPalette(user)
    expect(offered(dialog)).toEqual([
      'Cancel booking',
      'Move to another departure',
      'Record a transfer',
      'Extend the deadline',
      'Refund a part',
      'Assign',
      'Add a tag',
      'Add a note',
      'Send the confirmation again',
    ])
    await user.keyboard('refund a{Enter}')
    expect(await screen.findByLabelText(/^Refund in rupees/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull())
    expect(
      screen.getByRole('dialog', { name: 'Refund a part of booking 1: Asha Rao' }),
    ).toContainElement(document.activeElement as HTMLElement)
    expect(window.location.search).toBe('?booking=1&view=refund')
  })

  it('leads to the field of a tag', async () => {
    api().state.wholeBookings = [wholeBooking(1)]
    const { user } = openApp('/bookings?booking=1')
    await screen.findByLabelText('New tag')
    await openPalette(user)
    await user.keyboard('tag{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull())
    expect(screen.getByLabelText('New tag')).toHaveFocus()
  })

  it('is on each tab of a departure what can be done on any', async () => {
    api().state.departures = noDepartures().departures
    const { user } = openApp('/departures/7')
    await screen.findByRole('navigation', { name: 'Departure' })
    expect(offered(await openPalette(user))).toEqual([
      'Enter a booking',
      'Change departure',
      'Close departure',
      'Cancel departure',
      'Write to the group',
    ])
    await user.keyboard('enter{Enter}')
    expect(await screen.findByRole('form', { name: 'Enter a booking' })).toBeVisible()
    expect(window.location.pathname).toBe('/departures/7/money')
  })

  it('is nothing that the role may not do', async () => {
    Object.assign(api().state, { role: 'read-only', wholeBookings: [wholeBooking(1)] })
    const { user } = openApp('/bookings?booking=1')
    await screen.findByText('No notes yet.')
    const dialog = await openPalette(user)
    expect(dialog.getByRole('group', { name: 'Pages' })).toBeVisible()
    expect(dialog.queryByRole('group', { name: 'On this page' })).toBeNull()
  })
})

it('says that a search failed', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Control>}k{/Control}')
  await palette()
  api().failNext('GET /api/admin/users', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
  await user.keyboard('zzz')
  expect(await screen.findByText('The search failed. Please try again.')).toBeInTheDocument()
})

it('says that nothing was found, and locks the console', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.keyboard('{Meta>}k{/Meta}')
  await palette()
  await user.keyboard('zzz')
  expect(await screen.findByText('Nothing found.')).toBeInTheDocument()
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('lock the{Enter}')
  await heading('Unlock the console')
})

it('lists the shortcuts at ?, but not while the operator types', async () => {
  const { user } = openApp('/settings/security')
  await heading('My security')
  await user.click(await screen.findByRole('button', { name: 'Switch on' }))
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument()
})
