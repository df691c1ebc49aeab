import { screen, waitFor, within } from '@testing-library/react'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const table = () => screen.findByRole('table', { name: 'Departures' })
const rowTexts = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
const count = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.findByRole('button', { name })
const patches = () => api().calls.filter(({ line }) => line.startsWith('PATCH'))
const august = 'Hidden Gems of Turkey, 14 August 2025'

describe('the table', () => {
  it('has every departure with its seats', async () => {
    openPage('/departures')
    await count('3 departures')
    expect(await rowTexts()).toEqual([
      ...[
        ['1 May 2025', '0 sold · 12 left of 12', '', '', 'Departed'],
        ['14 August 2025', '2 sold · 1 held · 9 left of 12', '2 waiting', 'Leena', 'Open'],
      ].map(([date, seats, invites, coordinator, state]) => [
        ...['Hidden Gems of Turkey', date, '4 days', 'INR 2 Lacs'],
        ...[seats, invites, coordinator, state],
      ]),
      [
        ...['Bali Bliss', '7 February 2026', '8 days, extended edition', 'INR 3 Lacs'],
        ...['0 sold · 12 left of 12', '', '', 'Open'],
      ],
    ])
  })

  it('is filtered by year and trip, which are in the URL', async () => {
    const { user } = openPage('/departures')
    await table()
    await user.click(await screen.findByRole('link', { name: '2025' }))
    await count('2 departures in 2025')
    expect(screen.getByRole('link', { name: '2025' })).toHaveAttribute('aria-current', 'page')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Bali Bliss')
    await count('No departures in 2025')
    expect(window.location.search).toBe('?season=2025&trip=2')
    await user.click(screen.getByRole('link', { name: 'All years' }))
    await count('1 departure')
  })

  it('shows why it could not be loaded, and tries again', async () => {
    const detail = 'The service is unavailable right now.'
    api().failNext('GET /api/admin/departures', { code: 'DATABASE_AWAY', detail })
    const { user } = openPage('/departures')
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await table()
  })
})

describe('one departure', () => {
  it('shows its group, by keyboard, and returns the focus', async () => {
    const { user } = openPage('/departures?season=2025')
    const link = within(await table()).getAllByRole('link', { name: 'Hidden Gems of Turkey' })[1]!
    link.focus()
    await user.keyboard('{Enter}')
    const shown = within(await dialog(august))
    const people = await shown.findByRole('list', { name: 'The group' })
    expect(
      within(people)
        .getAllByRole('listitem')
        .map((item) => Array.from(item.children, ({ textContent }) => textContent)),
    ).toEqual([
      ['Asha Rao', '30-35 · Pune · India', 'Booked, payment paid: ₹2,00,000 of ₹2,00,000'],
      ['A former member', 'Booked, payment paid: ₹2,00,000 of ₹2,00,000'],
      [
        ...['Ravi', '30-35 · Pune · India', 'Held, payment pending: ₹0 of ₹2,00,000'],
        'Held until 2 May 2025, 00:00 IST',
      ],
    ])
    expect(shown.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/users/1')
    expect(window.location.search).toBe('?season=2025&departure=7')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(link).toHaveFocus())
    expect(window.location.search).toBe('?season=2025')
  })

  it('that does not exist says so', async () => {
    openPage('/departures?departure=4711')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such departure')
  })
})

describe('adding', () => {
  it('requires trip and date, sends the form and shows the departure', async () => {
    const { user } = openPage('/departures?season=2026')
    await user.click(await button('Add a departure'))
    const form = within(await dialog('Add a departure'))
    await user.click(form.getByRole('button', { name: 'Add departure' }))
    expect(await form.findByText('Please choose a trip')).toBeInTheDocument()
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Trip' })).toHaveFocus())
    await user.selectOptions(form.getByRole('combobox', { name: 'Trip' }), 'Bali Bliss')
    await user.type(form.getByLabelText(/^Departure date/), '2026-03-14')
    await user.selectOptions(form.getByRole('combobox', { name: 'Length' }), '8 days')
    await user.selectOptions(form.getByRole('combobox', { name: 'Price per seat' }), 'INR 3 Lacs')
    await user.clear(form.getByRole('textbox', { name: 'Seats' }))
    await user.type(form.getByRole('textbox', { name: 'Seats' }), '10{Enter}')
    expect(await screen.findByText('Departure added')).toBeInTheDocument()
    expect(api().calls.find(({ line }) => line.startsWith('POST'))?.body).toEqual({
      ...{ tripId: 2, departureDate: '2026-03-14', duration: 8, priceTier: 3 },
      ...{ spotsTotal: 10, coordinator: '' },
    })
    await count('2 departures in 2026')
  })

  it('keeps what was typed while its form is closed, until it is added', async () => {
    const { user } = openPage('/departures')
    await user.click(await button('Add a departure'))
    const coordinator = () => screen.findByRole('textbox', { name: /Coordinator/ })
    await user.type(await coordinator(), 'Leena')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await button('Add a departure'))
    expect(await coordinator()).toHaveValue('Leena')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Bali Bliss')
    await user.type(screen.getByLabelText(/^Departure date/), '2026-03-14{Enter}')
    expect(await screen.findByText('Departure added')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await button('Add a departure'))
    expect(await coordinator()).toHaveValue('')
  })

  it('keeps what was typed if it is refused', async () => {
    const { user } = openPage('/departures?departure=new&trip=1')
    const form = within(await dialog('Add a departure'))
    await user.type(form.getByLabelText(/^Departure date/), '2026-03-14')
    await user.type(form.getByRole('textbox', { name: /Coordinator/ }), 'Leena')
    const detail = 'This trip departs on that date already.'
    api().failNext('POST /api/admin/departures', { code: 'DEPARTURE_EXISTS', detail })
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Trip' })).toHaveValue('1'))
    await user.click(form.getByRole('button', { name: 'Add departure' }))
    expect(await form.findByText(detail)).toBeInTheDocument()
    expect(form.getByLabelText(/^Departure date/)).toHaveValue('2026-03-14')
    expect(form.getByRole('textbox', { name: /Coordinator/ })).toHaveValue('Leena')
  })
})

describe('changing', () => {
  it('sends the changed fields with their old values, and shows the answer without another call', async () => {
    const { user } = openPage('/departures?departure=7')
    await user.click(await button('Change'))
    const form = within(await screen.findByRole('form', { name: 'Change the departure' }))
    expect(
      form.getByText(/Seats are taken, so the date and the length cannot change/),
    ).toBeInTheDocument()
    expect(form.getByLabelText(/^Departure date/)).toHaveFocus()
    const seats = form.getByRole('textbox', { name: 'Seats' })
    expect(seats).toHaveAccessibleDescription('At least 3: that many are taken.')
    await user.clear(seats)
    await user.type(seats, '10{Enter}')
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    expect(patches()[0]?.body).toEqual({ before: { spotsTotal: 12 }, after: { spotsTotal: 10 } })
    await waitFor(() =>
      expect(screen.getAllByText('2 sold · 1 held · 7 left of 10')).toHaveLength(2),
    )
    expect(api().calls.filter(({ line }) => line === 'GET /api/admin/departures')).toHaveLength(1)
  })

  it('shows why it is refused and keeps what was typed', async () => {
    const { user } = openPage('/departures?departure=7&view=change')
    const seats = await screen.findByRole('textbox', { name: 'Seats' })
    await user.clear(seats)
    await user.type(seats, '2')
    const detail = '2 seats are sold and 1 seat is held: there cannot be fewer seats than that.'
    api().failNext('PATCH /api/admin/departures/7', { code: 'SEATS_SOLD', detail })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(detail)).toBeInTheDocument()
    expect(seats).toHaveValue('2')
  })

  it('shows what another operator has saved, and can still be saved', async () => {
    const { user } = openPage('/departures?departure=7&view=change')
    const seats = await screen.findByRole('textbox', { name: 'Seats' })
    api().state.departures.find(({ id }) => id === 7)!.spotsTotal = 8
    await user.clear(seats)
    await user.type(seats, '10')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(/Someone changed this departure in the meantime/),
    ).toBeInTheDocument()
    expect(await screen.findByText('Changed since: 8')).toBeInTheDocument()
    expect(seats).toHaveValue('10')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    expect(patches()[1]?.body).toEqual({ before: { spotsTotal: 8 }, after: { spotsTotal: 10 } })
  })
})

describe('closing', () => {
  it('shows how many travel, asks first, and can be reopened', async () => {
    const { user } = openPage('/departures?departure=7')
    await user.click(await button('Close departure'))
    expect(
      await screen.findByText(/2 people are booked on it and 1 seat is held; no one loses a seat/),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Close this departure' }))
    expect(await screen.findByText('Departure closed')).toBeInTheDocument()
    await user.click(await button('Reopen departure'))
    await user.click(await button('Reopen this departure'))
    expect(await screen.findByText('Departure reopened')).toBeInTheDocument()
  })

  it('says so if another operator was first', async () => {
    const { user } = openPage('/departures?departure=7&view=switch')
    const detail = 'This departure is closed already.'
    const failing = await button('Close this departure')
    api().failNext('POST /api/admin/departures/7/close', { code: 'DEPARTURE_CHANGED', detail })
    await user.click(failing)
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  })
})
