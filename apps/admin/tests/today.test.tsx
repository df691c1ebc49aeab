import type { ClubFigures } from '@farandfew/domain/today/admin-today.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { saveFile } from '../src/shared/table/file-saving.ts'
import { seatsWith } from './support/departures.ts'
import { openApp, withFakeApi } from './support/open-app.tsx'
import { figureOf } from './support/figures.ts'

jest.mock('../src/shared/table/file-saving.ts', () => ({ saveFile: jest.fn() }))

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))
afterEach(() => localStorage.clear())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const queue = (open: number, due: string, first = '7') => ({ open, mark: `${open}`, due, first })

const waiting = () => ({
  invites: queue(12, hours(30.5), 'quick-4'),
  inquiries: queue(1, hours(-2)),
  smallGroups: {
    ...queue(1, hours(24 * 6), '3'),
    departures: [
      {
        id: 3,
        tripTitle: 'Bali Bliss',
        departureDate: '2025-06-21',
        seats: seatsWith({ booked: 5, free: 7 }),
        waiting: 0,
      },
    ],
  },
  messages: queue(2, hours(-80)),
})

const documents = (value: number, kind?: { kind: string }) =>
  figureOf(value, { list: 'documents', filter: { ...kind, from: '2025-04-02', to: '2025-05-01' } })

const figures: ClubFigures = {
  today: '2025-05-01',
  departures: [
    {
      id: 5,
      tripTitle: 'Bali Bliss',
      destination: 'Bali',
      departureDate: '2025-05-04',
      duration: 8,
      seats: seatsWith({ booked: 9, free: 3 }),
      isGuaranteed: true,
      kept: figureOf(12_500_000, { filter: { departure: '5' } }),
      owed: figureOf(5_000_050),
    },
    {
      id: 6,
      tripTitle: '=1+1',
      destination: 'Japan',
      departureDate: '2025-07-26',
      duration: 8,
      seats: seatsWith({ total: 10, booked: 3, free: 7 }),
      isGuaranteed: false,
      kept: figureOf(0),
      owed: figureOf(0),
    },
  ],
  steps: {
    requests: { now: 40, before: 31 },
    approvals: { now: 20, before: 18 },
    bookings: { now: 10, before: 12 },
    paid: { now: 8, before: 9 },
  },
  money: {
    received: documents(160_000_000, { kind: 'received' }),
    refunded: documents(-20_000_000, { kind: 'refunded' }),
    kept: documents(140_000_000),
  },
  replies: {
    counts: { within6: 3, within12: 1, within24: 1, within48: 0, later: 1 },
    median: 300,
  },
}

const readText = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

const lines = async () => within(await screen.findByRole('list', { name: 'What waits' }))
const words = async () =>
  (await lines())
    .getAllByRole('listitem')
    .map((line) => line.textContent)
    .filter((text) => /^\d/.test(text))

describe('the steps of the first day', () => {
  const steps = () => screen.findByRole('list', { name: 'First day' })

  it('are listed for an owner with what the data shows as done', async () => {
    Object.assign(api().state.firstSteps, { clubDetails: false, testMail: false })
    openApp('/today')
    expect(
      within(await steps())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Invite yourself as an owner (done)',
      'Confirm the tax rates (done)',
      "Enter the club's detailsReceipts, emails and the footer of the site show them.",
      'Send yourself a test emailIt shows whether emails go out, and how they look.',
      'Add the hosts (done)',
    ])
    expect(screen.getByText('3 of 5 done. This list goes away when all of them are.')).toBeVisible()
    expect(screen.getByRole('link', { name: "Enter the club's details" })).toHaveAttribute(
      'href',
      '/settings/club',
    )
  })

  it.each(['bookings', 'content', 'read-only'] as const)(
    'are not there for the role %s',
    async (role) => {
      Object.assign(api().state.firstSteps, { hosts: false })
      Object.assign(api().state, { role })
      openApp('/today')
      await screen.findByRole('heading', { name: "This week's departures" })
      expect(screen.queryByText('First day')).toBeNull()
      expect(api().calls.filter(({ line }) => line.endsWith('/first-steps'))).toEqual([])
    },
  )

  it('are gone when all are done', async () => {
    openApp('/today')
    await screen.findByRole('heading', { name: "This week's departures" })
    expect(screen.queryByText('First day')).toBeNull()
  })
})

it('lists what waits by its due time, and the key of a line opens the first of it', async () => {
  api().state.waiting = waiting()
  openApp('/today')
  expect(await words()).toEqual([
    '12 messages failed to sendOldest: For 3 days',
    '21 inquiry is waiting for an answerOldest: Late by 2 h',
    '312 invite requests are waiting for a decisionOldest: 30 h left',
    '41 departure is short of travellersBali Bliss, 21 Jun: 5 of 12 booked, 8 neededOldest: 6 days left',
  ])
  expect((await lines()).getByRole('link', { name: 'Bali Bliss, 21 Jun' })).toHaveAttribute(
    'href',
    '/departures/3',
  )
  fireEvent.keyDown(document.body, { key: '3' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Invites' })).toBeVisible()
  expect(window.location.search).toBe('?status=pending&request=quick-4')
})

it('has a line for each kind of what is not in order, which opens it', async () => {
  const kinds = [
    { kind: 'refund-failed', words: 'refunds refused by the gateway', open: 2, due: hours(-50) },
    { kind: 'oversold', words: 'oversold departure', open: 1, due: hours(-3) },
  ]
  api().state.waiting = {
    ...waiting(),
    integrity: { ...queue(3, hours(-50), 'refund-failed'), kinds },
  }
  openApp('/today')
  expect((await words()).slice(0, 4)).toEqual([
    '12 messages failed to sendOldest: For 3 days',
    '22 refunds refused by the gatewayOldest: For 50 h',
    '31 oversold departureOldest: For 3 h',
    '41 inquiry is waiting for an answerOldest: Late by 2 h',
  ])
  fireEvent.keyDown(document.body, { key: '3' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Integrity' })).toBeVisible()
  expect(window.location.hash).toBe('#oversold')
})

it('has no keys after they were switched off, and reads again when the window gets the focus', async () => {
  api().state.waiting = waiting()
  const { user } = openApp('/today')
  await user.click(await screen.findByLabelText('Single-key shortcuts'))
  fireEvent.keyDown(document.body, { key: '3' })
  expect(screen.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  api().state.waiting = {}
  fireEvent(window, new Event('visibilitychange'))
  expect(await screen.findByText(/^Nothing is waiting for you/)).toBeVisible()
})

it('shows the week, charts with their numbers, and the same as a file', async () => {
  api().state.figures = figures
  const { user } = openApp('/today')
  const week = await screen.findByRole('region', { name: "This week's departures" })
  expect(within(week).getAllByRole('row')[1]).toHaveTextContent(
    'Bali Bliss GuaranteedSunday, 4 May9 of 12₹1,25,000₹50,000.50',
  )
  expect(within(week).queryByText('=1+1')).not.toBeInTheDocument()
  expect(
    screen.getByRole('img', { name: 'From request to payment, last 30 days' }),
  ).toHaveAccessibleDescription(
    'Invite requests: 40. Approvals: 20. Seats held: 10. Bookings paid: 8.',
  )
  expect(
    screen.getByRole('img', { name: 'Booked seats of the next departures' }),
  ).toHaveAccessibleDescription('Bali, 4 May: 9 of 12. Japan, 26 Jul: 3 of 10.')
  const answers = screen.getByRole('group', { name: 'Answers to inquiries' })
  expect(answers).toHaveTextContent('The club promises a reply within 24 hours.')
  expect(screen.getByText('Last 30 days:').parentElement).toHaveTextContent(
    'Last 30 days: ₹16,00,000 received, ₹2,00,000 refunded, ₹14,00,000 kept; median reply 5 h.',
  )
  expect(screen.getByRole('link', { name: '₹2,00,000' })).toHaveAttribute(
    'href',
    '/money/receipts?kind=refunded&from=2025-04-02&to=2025-05-01',
  )

  const seats = screen.getByRole('group', { name: 'Seats of the next departures' })
  await user.click(within(seats).getByText(/^Numbers as a table/))
  const table = within(seats).getByRole('table', { name: 'Booked seats of the departures ahead' })
  expect(within(table).getAllByRole('row')[2]).toHaveTextContent(
    '=1+126 July 2025Not yet31030 %₹0₹0',
  )
  await user.click(within(seats).getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('Download started')).toBeVisible()
  const [name, file] = jest.mocked(saveFile).mock.calls[0]!
  expect(name).toBe('seats-2025-05-01.csv')
  const text = await readText(file)
  expect(text.split('\r\n').slice(1)).toEqual([
    '"Bali Bliss","2025-05-04","Yes",9,12,75,125000,50000.5',
    `"'=1+1","2025-07-26","Not yet",3,10,30,0,0`,
    '',
  ])
})

it('names the next departure if none leaves this week', async () => {
  api().state.figures = { ...figures, departures: figures.departures.slice(1) }
  openApp('/today')
  const week = await screen.findByRole('region', { name: "This week's departures" })
  expect(week).toHaveTextContent(
    'No departure leaves until 7 May 2025. The next one is =1+1, 26 July 2025, with 3 of 10 seats booked.',
  )
})

it('explains a failure of either half, and tries again', async () => {
  api().failNext('GET /api/admin/today', {
    code: 'DATABASE_UNAVAILABLE',
    detail: 'The database is unavailable.',
  })
  const { user } = openApp('/today')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the figures')
  expect(await screen.findByText(/^Nothing is waiting for you/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No departures ahead.')).toBeVisible()
})

describe('the page after signing in', () => {
  const signIn = async (path: string) => {
    api().state.open = false
    const { user } = openApp(path)
    await user.click(await screen.findByRole('button', { name: 'Sign in with your own account' }))
    await user.type(screen.getByLabelText(/^Email address/), 'meera@club.example')
    await user.type(screen.getByLabelText(/^Password/), 'far-and-few')
    await user.click(screen.getByRole('button', { name: 'Unlock' }))
  }

  it("is Today for an operator's own account", async () => {
    await signIn('/')
    await waitFor(() => expect(window.location.pathname).toBe('/today'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  })

  it('is the page that was asked for', async () => {
    await signIn('/trips')
    expect(await screen.findByRole('heading', { level: 1, name: 'Trips' })).toBeVisible()
  })
})
