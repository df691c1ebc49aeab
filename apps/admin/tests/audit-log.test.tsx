import type { NamedAuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import type { TripHistoryEntry } from '@farandfew/domain/trips/admin-trips.ts'
import type { AdminSecurityEvent } from '@farandfew/domain/security-events/admin-security-events.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'
import { tripChangeOf } from './support/trips.ts'

const api = withFakeApi()

const entryOf = (id: number, rest: Partial<NamedAuditEntry>): NamedAuditEntry => ({
  id,
  at: '2025-05-01T18:31:00.000Z',
  operator: 'Meera',
  operatorId: 4,
  role: 'owner' as const,
  session: 'abc123def456',
  address: '203.0.113.9',
  action: 'session.opened',
  subject: null,
  before: null,
  after: null,
  details: {},
  subjectName: null,
  names: {},
  ...rest,
})

const openFilters = (user: ReturnType<typeof openPage>['user']) =>
  user.click(screen.getByRole('button', { name: 'Filters' }))

beforeEach(() => {
  Object.assign(api().state, {
    open: true,
    auditEntries: [
      entryOf(3, { action: 'newsletter.removed', subject: 'newsletter 5', operator: 'Ravi' }),
      entryOf(2, {
        action: 'trip.changed',
        subject: 'trip 4',
        details: { undoes: 1 },
        subjectName: 'Sri Lankan Serenity',
        before: { title: 'Old', highlights: ['Tea'], note: null },
        after: { title: 'New', highlights: ['Tea', 'Hills'], note: 'Kind' },
      }),
      entryOf(1, { operator: null, operatorId: null, at: '2025-04-01T06:00:00.000Z' }),
    ],
    auditActions: ['newsletter.removed', 'session.opened', 'trip.changed', 'users.listed'],
  })
})

const table = () => screen.findByRole('table', { name: 'Log' })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      Array.from(row.querySelectorAll('td:not([data-select])'), ({ textContent }) => textContent),
    )
const details = (id: number) =>
  screen.findByRole('button', { name: new RegExp(`^(Open|Close) entry ${id}$`) })
const lastCall = () => api().calls.at(-1)?.line

it('shows what was done, with links to the subjects', async () => {
  openPage('/settings/log')
  expect(await rows()).toEqual([
    ['2 May 2025, 00:01 IST', 'Ravi', 'Newsletter address removed', 'newsletter 5', 'Open entry 3'],
    ['2 May 2025, 00:01 IST', 'Meera', 'Trip changed', 'Sri Lankan Serenity', 'Open entry 2'],
    ['1 Apr 2025, 11:30 IST', "Owner (club's password)", 'Console unlocked', '', 'Open entry 1'],
  ])
  expect(screen.getByRole('link', { name: 'Sri Lankan Serenity' })).toHaveAttribute(
    'href',
    '/trips/4',
  )
  expect(screen.queryByRole('link', { name: 'newsletter 5' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('3 entries')
})

it('opens an entry by keyboard, with each field before and after', async () => {
  const { user } = openPage('/settings/log')
  const button = await details(2)
  button.focus()
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(window.location.search).toBe('?entry=2')
  const changes = await screen.findByRole('table', { name: 'What was changed' })
  const cells = within(changes)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Field', 'Before', 'After'],
    ['Title', 'Old', 'New'],
    ['Highlights', '(1 other unchanged)', 'Hills\n(1 other unchanged)'],
    ['Note', 'nothing', 'Kind'],
  ])
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Action', 'Subject', 'Undoes', 'Role', 'Session', 'Address', 'Entry'])
  expect(values.slice(0, 4)).toEqual(['trip.changed', 'Sri Lankan Serenity', '1', 'Owner'])
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('table', { name: 'What was changed' })).not.toBeInTheDocument()
})

it('speaks in names and rupees', async () => {
  const moved = entryOf(4, {
    action: 'booking.moved',
    subject: 'booking 9',
    subjectName: 'Anna Rao',
    before: { departure: 7 },
    after: { departure: 11 },
    details: { refund: 0, balance: 25_000_000 },
    names: { 'departure 7': 'Turkey, 14 August 2025', 'departure 11': 'Turkey, 11 October 2025' },
  })
  Object.assign(api().state, { auditEntries: [moved] })
  const { user } = openPage('/settings/log')
  expect((await rows())[0]).toContain(
    'Booking moved from Turkey, 14 August 2025 to Turkey, 11 October 2025, ₹2,50,000 is due',
  )
  await user.click(await details(4))
  expect(screen.getByText('₹2,50,000')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Departure/ })).toHaveTextContent(
    'DepartureTurkey, 14 August 2025Turkey, 11 October 2025',
  )
})

describe("a trip's change", () => {
  const undoCall = 'POST /api/admin/trips/4/undo'
  const first = { before: { title: 'Sri Lankan Serenity' }, after: { title: 'Old' } }
  const second = { before: { title: 'Old' }, after: { title: 'New' } }
  beforeEach(() => {
    const trip = { action: 'trip.changed', subject: 'trip 4' }
    api().state.auditEntries = [
      entryOf(2, { ...trip, ...second }),
      entryOf(1, { ...trip, ...first }),
    ]
    api().state.tripHistory[4] = [
      tripChangeOf(2, second),
      tripChangeOf(1, { ...first, undoable: false }),
    ]
  })
  /** The history has a later change of the same field. */
  const changesAgain = (later: TripHistoryEntry) => {
    const { tripHistory } = api().state
    tripHistory[4] = [later, ...tripHistory[4]!.map((entry) => ({ ...entry, undoable: false }))]
  }

  it('is undone from its entry, which says if the trip has changed again', async () => {
    const { user } = openPage('/settings/log?entry=1')
    expect(await screen.findByText('Changed again since.')).toBeInTheDocument()
    expect(screen.queryByText('Undo this change')).not.toBeInTheDocument()
    await user.click(await details(2))
    api().answerNext(undoCall, () =>
      changesAgain(tripChangeOf(3, { before: second.after, after: second.before, isUndo: true })),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo this change' }))
    expect(await screen.findByText('Restored: Title.')).toBeInTheDocument()
    expect(await screen.findByText('Changed again since.')).toBeInTheDocument()
    expect(api().calls.find(({ line }) => line === undoCall)?.body).toEqual({ auditId: 2 })
    await waitFor(() => {
      const lines = api().calls.map(({ line }) => line)
      expect(lines.lastIndexOf('GET /api/admin/audit-log?action=deeds')).toBeGreaterThan(
        lines.indexOf(undoCall),
      )
    })
  })

  it('says why it is not undone if the trip has changed while its entry was open', async () => {
    const { user } = openPage('/settings/log?entry=2')
    const undo = await screen.findByRole('button', { name: 'Undo this change' })
    const failure = { code: 'TRIP_CHANGED', detail: 'Changed again since.' } as const
    api().failNext(undoCall, failure, () =>
      changesAgain(tripChangeOf(3, { before: second.after, after: { title: 'Newer' } })),
    )
    await user.click(undo)
    expect(await screen.findByText('Not undone')).toBeInTheDocument()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    expect(screen.getAllByText('Changed again since.')).not.toEqual([])
  })
})

it('opens the entry in the URL', async () => {
  openPage('/settings/log?entry=2')
  expect(await screen.findByRole('table', { name: 'What was changed' })).toBeInTheDocument()
  expect(await details(2)).toHaveTextContent('Close')
})

it('filters by search, action and days, in the URL and in the file', async () => {
  const { user } = openPage('/settings/log')
  await table()
  await openFilters(user)
  const action = screen.getByRole('combobox', { name: 'Action' })
  api().state.auditEntries = api().state.auditEntries.slice(1, 2)
  await user.selectOptions(action, 'Trip changed')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(lastCall()).toBe('GET /api/admin/audit-log?action=trip.changed')
  await user.selectOptions(action, 'All actions')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-05-02' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-05-02' } })
  await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'ravi{Enter}')
  const asked = 'search=ravi&action=deeds&from=2025-05-02&to=2025-05-02'
  await waitFor(() => expect(lastCall()).toBe(`GET /api/admin/audit-log?${asked}`))
  expect(window.location.search).toBe('?from=2025-05-02&to=2025-05-02&search=ravi')
  const file = screen.getByRole('link', { name: 'Download CSV' })
  expect(file).toHaveAttribute('href', `/api/admin/audit-log.csv?${asked}`)
})

it('ignores a year that is still being typed', async () => {
  openPage('/settings/log')
  await table()
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0020-05-02' } })
  expect(screen.getByLabelText('From')).toHaveValue('0020-05-02')
  expect(lastCall()).toBe('GET /api/admin/audit-log?action=deeds')
})

it('starts from the URL, and shows every entry again if nothing was found', async () => {
  const all = api().state.auditEntries
  api().state.auditEntries = []
  const { user } = openPage('/settings/log?action=trip.changed&to=2025-01-01&search=zz')
  const showAll = await screen.findByRole('button', { name: 'Show every entry' })
  expect(lastCall()).toBe('GET /api/admin/audit-log?search=zz&action=trip.changed&to=2025-01-01')
  api().state.auditEntries = all
  await user.click(showAll)
  expect(await rows()).toHaveLength(3)
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('shows what was done since, each time the page is opened', async () => {
  const { user } = openApp('/settings/log')
  await table()
  await user.click(screen.getByRole('link', { name: 'Club' }))
  await screen.findByRole('heading', { level: 1, name: 'Club' })
  api().state.auditEntries.unshift(entryOf(4, { action: 'newsletter.removed' }))
  await user.click(screen.getByRole('link', { name: 'Log' }))
  expect(await rows()).toHaveLength(4)
})

it('shows what was only looked at if asked to', async () => {
  const { user } = openPage('/settings/log')
  expect(await rows()).toHaveLength(3)
  expect(lastCall()).toBe('GET /api/admin/audit-log?action=deeds')
  await openFilters(user)
  const action = screen.getByRole('combobox', { name: 'Action' })
  expect(within(action).queryByRole('option', { name: 'Members listed' })).toBeNull()
  api().state.auditEntries.unshift(entryOf(4, { action: 'users.listed' }))
  await user.click(screen.getByRole('checkbox', { name: 'Show views too' }))
  await waitFor(async () => expect(await rows()).toHaveLength(4))
  expect(lastCall()).toBe('GET /api/admin/audit-log')
  expect(window.location.search).toBe('?looks=shown')
  expect(within(action).getByRole('option', { name: 'Members listed' })).toBeInTheDocument()
})

it('keeps what was loaded if the next page fails', async () => {
  api().state.auditEntries = Array.from({ length: 60 }, (_, index) => entryOf(index + 1, {}))
  const { user } = openPage('/settings/log')
  const more = await screen.findByRole('button', { name: 'Load more' })
  api().failNext('GET /api/admin/audit-log', {
    code: 'DATABASE_UNAVAILABLE',
    detail: 'The service is unavailable right now.',
  })
  await user.click(more)
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load more entries.')
  expect(await rows()).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await rows()).toHaveLength(60))
})

it('selects entries, and offers them as a file', async () => {
  const { user } = openPage('/settings/log')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Trip changed, 2' }))
  const bar = await screen.findByRole('group', { name: 'Selected rows' })
  expect(within(bar).getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit-log.csv?ids=2',
  )
})

it('shows the code of an action that has no label', async () => {
  const entry = entryOf(1, { action: 'lantern.lit' })
  Object.assign(api().state, { auditEntries: [entry], auditActions: ['lantern.lit'] })
  const { user } = openPage('/settings/log')
  expect((await rows())[0]?.[2]).toBe('lantern.lit')
  await openFilters(user)
  const choice = screen.getByRole('combobox', { name: 'Action' })
  expect(await within(choice).findByRole('option', { name: 'lantern.lit' })).toBeInTheDocument()
})

describe('the sign-ins', () => {
  const at = '2025-05-01T18:31:00.000Z'
  const eventOf = (id: number, rest: Partial<AdminSecurityEvent>): AdminSecurityEvent => ({
    id,
    kind: 'sign-in.password',
    outcome: 'refused',
    member: null,
    operator: null,
    typed: null,
    address: 'qR5-x_9a',
    session: null,
    device: 'Chrome on Android',
    count: 1,
    at,
    lastAt: at,
    ...rest,
  })
  const signIns = () => screen.findByRole('table', { name: 'Sign-ins' })
  const signInRows = async () =>
    within(await signIns())
      .getAllByRole('row')
      .slice(1)
      .map((row) => Array.from(row.children, ({ textContent }) => textContent))

  beforeEach(() => {
    api().state.securityEvents = [
      eventOf(3, { kind: 'operator.sign-in' }),
      eventOf(2, { outcome: 'success', member: { id: 3, username: 'maya' }, address: 'other-12' }),
      eventOf(1, { typed: 'mark-0001', count: 12, lastAt: '2025-05-01T18:40:00.000Z' }),
    ]
  })

  it('are described in plain words, with a link to the member', async () => {
    openPage('/settings/sign-ins')
    expect(await signInRows()).toEqual([
      [
        ...[
          '',
          '2 May 2025, 00:01 IST',
          'Sign-in at the console',
          'Refused',
          '',
          "The club's password",
        ],
        ...['Chrome on Android', 'Open row 3'],
      ],
      [
        ...['', '2 May 2025, 00:01 IST', 'Sign-in with the password', 'Done', '', 'maya'],
        ...['Chrome on Android', 'Open row 2'],
      ],
      [
        ...['', '2 May 2025, 00:01 IST', 'Sign-in with the password', 'Refused'],
        '12, last 2 May 2025, 00:10 IST',
        ...['No member', 'Chrome on Android', 'Open row 1'],
      ],
    ])
    expect(screen.getByRole('link', { name: 'maya' })).toHaveAttribute('href', '/members/3')
  })

  it('are filtered by kind, outcome and mark, in the URL', async () => {
    const { state } = api()
    const [operators, , refused] = state.securityEvents
    const all = state.securityEvents
    const { user } = openPage('/settings/sign-ins?kind=nonsense')
    await signIns()
    state.securityEvents = [operators!, refused!]
    await user.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused')
    await waitFor(async () => expect(await signInRows()).toHaveLength(2))
    state.securityEvents = [refused!]
    const kind = screen.getByRole('combobox', { name: 'Kind' })
    await user.selectOptions(kind, 'Sign-in with the password')
    await waitFor(async () => expect(await signInRows()).toHaveLength(1))
    expect(screen.queryByText('mark-0001')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open row 1' }))
    expect(screen.getByRole('button', { name: 'Show all with the name mark-0001' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all with the address qR5-x_9a' }))
    await waitFor(() =>
      expect(lastCall()).toBe(
        'GET /api/admin/security-events?search=qR5-x_9a&kind=sign-in.password&outcome=refused',
      ),
    )
    state.securityEvents = []
    await user.selectOptions(kind, 'Phone removed')
    const showAll = await screen.findByRole('button', { name: 'Show every row' })
    state.securityEvents = all
    await user.click(showAll)
    expect(await signInRows()).toHaveLength(3)
    expect(window.location.search).toBe('')
  })
})
