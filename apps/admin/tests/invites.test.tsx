import type { AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { seatsWith } from './support/departures.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'
import { queueOf } from './support/open-work.ts'

const api = withFakeApi()

/** A request that came so many minutes ago. */
const waiting = (minutes: number) => ({
  createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  waitedMinutes: minutes,
})

const asha: AdminInviteDetail = {
  invite: {
    kind: 'trip',
    id: 7,
    name: 'Asha Rao',
    userId: 12,
    status: 'pending',
    destination: 'turkey',
    tripTitle: 'Hidden Gems of Turkey',
    scheduleId: 7,
    departureDate: '2025-08-14',
    travelMonth: null,
    ...waiting(51 * 60),
    assignee: null,
    tags: [],
  },
  applicant: {
    name: 'Asha Rao',
    email: 'asha@mail.example',
    emailProven: true,
    account: {
      userId: 12,
      username: 'asha.rao',
      ageGroup: '33-37',
      city: 'Pune',
      country: 'India',
      bio: 'Walks early.',
      interests: ['Food', 'Trains'],
      travelPreferences: [],
      createdAt: '2025-04-01T06:00:00.000Z',
      quiz: { travelStyle: 'Slow' },
    },
  },
  wrote: { message: 'Balloons.\nAt dawn.', whyJoin: null, additional: null },
  wishes: null,
  others: [],
  vouches: [],
  group: {
    scheduleId: 7,
    tripTitle: 'Hidden Gems of Turkey',
    departureDate: '2025-08-14',
    duration: 4,
    chosen: true,
    fitsMonth: true,
    isBooked: false,
    isClosed: false,
    stateLabel: 'Open',
    groupDecision: null,
    decisionDate: '2025-06-15',
    seats: seatsWith({ booked: 2, kept: 1, free: 9 }),
    members: [
      {
        userId: 3,
        name: 'Ravi Menon',
        ageGroup: '28-32',
        city: 'Kochi',
        country: 'India',
        interests: ['Food'],
        quiz: { activityLevel: 'A few hours on foot' },
      },
      {
        userId: 4,
        name: 'Meera',
        ageGroup: '28-32',
        city: null,
        country: null,
        interests: ['Food', 'Books'],
        quiz: null,
      },
    ],
    withoutAccount: 1,
  },
  assignable: [],
  decision: null,
  assignment: null,
}

const visitor: AdminInviteDetail = {
  ...asha,
  invite: {
    ...asha.invite,
    id: 8,
    name: 'Jonas Weber',
    userId: null,
    ...waiting(125),
    scheduleId: null,
    departureDate: null,
  },
  applicant: { name: 'Jonas Weber', email: 'jonas@x.example', emailProven: false, account: null },
  wrote: { message: null, whyJoin: null, additional: null },
}

const quick: AdminInviteDetail = {
  ...asha,
  invite: {
    ...asha.invite,
    kind: 'quick',
    id: 8,
    name: 'Noor Ali',
    destination: 'bali',
    tripTitle: null,
    scheduleId: null,
    departureDate: null,
    travelMonth: 'June 2025',
    ...waiting(5),
  },
  applicant: { ...asha.applicant, name: 'Noor Ali' },
  wrote: { message: null, whyJoin: 'A quiet week by the sea.', additional: null },
  wishes: { destination: 'Bali', travelMonth: 'June 2025', groupSize: 'Small', budget: null },
  others: [{ ...asha.invite, id: 2, status: 'rejected' }],
  group: null,
}

beforeEach(() => {
  localStorage.clear()
  const invites = structuredClone([asha, visitor, quick])
  Object.assign(api().state, { open: true, operator: 'Meera', invites })
})

const queue = () => screen.findByRole('list', { name: 'Requests' })
/** jsdom has no layout, so the styles of a phone apply, which hide the queue. */
const line = async (name: string) =>
  within(await screen.findByRole('list', { name: 'Requests', hidden: true })).getByRole('link', {
    name: new RegExp(name),
    hidden: true,
  })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const approve = () => screen.findByRole('button', { name: 'Approve' })
const undoButton = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Undo the decision about ${name}`) })
const states = () =>
  Array.from(screen.getByLabelText<HTMLSelectElement>('State').options, ({ text }) => text)
/** Opens the note's field. */
async function note() {
  const fold = await screen.findByText(/^Add a note$|^Note to the applicant/)
  if (fold.textContent === 'Add a note') fireEvent.click(fold)
  return screen.findByRole('textbox', { name: /^Note to the applicant/ })
}
const writes = () =>
  api()
    .calls.filter(({ line: asked }) => asked.startsWith('POST /api/admin/invites'))
    .map(({ line: asked, body }) => [asked.replace('POST /api/admin/invites', ''), body])
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const lists = () =>
  api()
    .calls.map(({ line: asked }) => asked)
    .filter((asked) => asked.startsWith('GET /api/admin/invites?'))
    .map((asked) => asked.slice('GET /api/admin/invites?'.length))
const countPending = (pending: number, approved: number) => {
  api().state.inviteCounts.statusCounts = { pending, approved, rejected: 0, withdrawn: 0 }
}
/** The API makes a request pending again when its decision is undone. */
const undoesNext = (position: number, path: string) =>
  api().answerNext(`POST /api/admin/invites/${path}/undo`, ({ invites }) => {
    const detail = invites[position]!
    detail.invite.status = 'pending'
    detail.decision = null
    countPending(3, 0)
  })
const byRavi = {
  status: 'approved',
  decidedBy: 'Ravi',
  note: null,
  mail: 'waiting',
  undoMs: 0,
  decidedAt: '2025-05-03T06:00:00.000Z',
} as const
/** Ravi has approved the first request. */
const approvedByRavi = () => {
  const [first] = api().state.invites
  first!.invite.status = 'approved'
  first!.decision = byRavi
}

describe('the queue', () => {
  it.each([
    ['/requests/invites?status=all&search=asha', '?search=asha&status=all'],
    ['/requests/quick', '?status=pending&kind=quick'],
  ])('exports what is shown: %s', async (path, query) => {
    openPage(path)
    const file = await screen.findByRole('link', { name: 'Download CSV' })
    expect(file).toHaveAttribute('href', `/api/admin/invites.csv${query}`)
  })

  it('shows each request with its trip and the time left of the promised 48 hours, and marks the late ones', async () => {
    openPage('/requests/invites')
    const lines = within(await queue()).getAllByRole('link')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Asha RaoTurkey, 14 Aug 2025Late by 3 h',
      'Jonas WeberTurkey, any departure45 h left',
      'Noor AliQuick request: Bali, June 202547 h left',
    ])
    expect(screen.getByText('3 requests')).toBeInTheDocument()
  })

  it('is filtered by state, destination and departure, in the URL', async () => {
    const { state } = api()
    const all = state.invites
    const departures = [
      { scheduleId: 7, departureDate: '2025-08-14', count: 1 },
      { scheduleId: null, departureDate: null, count: 1 },
    ]
    state.inviteCounts.destinations = [
      { destination: 'turkey', count: 2, departures },
      { destination: 'bali', count: 1, departures: [] },
    ]
    const { user } = openPage('/requests/invites')
    await queue()
    const destination = screen.getByRole('combobox', { name: 'Destination' })
    expect(within(destination).getByRole('option', { name: 'Turkey (2)' })).toBeInTheDocument()
    await user.selectOptions(destination, 'turkey')
    const departure = await screen.findByRole('combobox', { name: 'Departure' })
    await within(departure).findByRole('option', { name: '14 August 2025 (1)' })
    state.invites = all.slice(1, 2)
    await user.selectOptions(departure, 'none')
    await screen.findByText('1 request')
    expect(window.location.search).toBe('?destination=turkey&scheduleId=none')
    state.invites = all.slice(2)
    await user.selectOptions(destination, 'bali')
    await line('Noor Ali')
    expect(window.location.search).toBe('?destination=bali')
    state.invites = []
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'rejected')
    await screen.findByText('No request matches these filters.')
    state.invites = all
    await user.click(screen.getByRole('button', { name: 'Show all pending' }))
    await screen.findByText('3 requests')
    expect(lists()).toEqual([
      'status=pending',
      'status=pending&destination=turkey',
      'status=pending&destination=turkey&scheduleId=none',
      'status=pending&destination=bali',
      'status=rejected&destination=bali',
      'status=pending',
    ])
    expect(window.location.search).toBe('')
    expect(screen.getByRole('searchbox', { name: 'Search requests' })).toHaveFocus()
  })

  it('starts from the URL, and says if no request is pending', async () => {
    api().state.invites = []
    openPage('/requests/invites')
    await screen.findByText('No request is pending.')
  })

  it('shows why it could not be loaded, and tries again', async () => {
    api().failNext('GET /api/admin/invites', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'Unavailable.',
    })
    const { user } = openPage('/requests/invites')
    expect(await screen.findByText('We could not load the requests.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await queue()
  })
})

describe('a request', () => {
  it('opens by its URL, with the applicant and the group', async () => {
    openPage('/requests/invites?request=trip-7')
    await heading('Asha Rao')
    await approve()
    const applicant = region('The applicant')
    expect(applicant.getByText(/Balloons\.\s+At dawn\./)).toBeInTheDocument()
    expect(applicant.getByText('33-37, Pune, India')).toBeInTheDocument()
    expect(applicant.getByText('Slow')).toBeInTheDocument()
    expect(applicant.getByText('asha@mail.example (confirmed)')).toBeInTheDocument()
    expect(applicant.getByRole('link', { name: 'asha.rao' })).toHaveAttribute('href', '/members/12')
    const group = region('The group: 3 people')
    expect(group.getByText('2 booked · 1 kept · 9 free')).toBeInTheDocument()
    expect(group.getByText('28-32: 2 of 2')).toBeInTheDocument()
    expect(group.getByText('Food: 2 of 2')).toBeInTheDocument()
    expect(group.getByText('A few hours on foot: 1 of 2')).toBeInTheDocument()
    expect(group.getByText('1 person whose account was deleted.')).toBeInTheDocument()
    expect(await line('Asha Rao')).toHaveAttribute('aria-current', 'true')
  })

  it('counts no free seat on a departure that is cancelled', async () => {
    const group = { ...asha.group!, groupDecision: 'cancelled', isClosed: true } as const
    Object.assign(api().state, { invites: [{ ...asha, group }] })
    openPage('/requests/invites?request=trip-7')
    await heading('Asha Rao')
    expect(region('The group: 3 people').getByText('2 booked · 1 kept')).toBeVisible()
  })

  it('warns before the approval of a departure that can no longer be booked', async () => {
    const closed = { ...asha, group: { ...asha.group!, isClosed: true } }
    Object.assign(api().state, { invites: [closed] })
    openPage('/requests/invites?request=trip-7')
    await heading('Asha Rao')
    await approve()
    expect(region('The group: 3 people').getByText(/can no longer be booked/)).toBeVisible()
  })

  it('says that the applicant already has a seat', async () => {
    const booked = { ...asha, group: { ...asha.group!, isBooked: true } }
    Object.assign(api().state, { invites: [booked] })
    openPage('/requests/invites?request=trip-7')
    await heading('Asha Rao')
    await approve()
    expect(
      region('The group: 3 people').getByText('They already have a seat on this departure.'),
    ).toBeVisible()
  })

  it('shows the start of a long text, and the rest with a button', async () => {
    const message = `${'We met in Kochi. '.repeat(60)}The end.`
    Object.assign(api().state, { invites: [{ ...asha, wrote: { ...asha.wrote, message } }] })
    const { user } = openPage('/requests/invites?request=trip-7')
    await heading('Asha Rao')
    await approve()
    const applicant = region('The applicant')
    expect(applicant.queryByText(/The end\./)).toBeNull()
    await user.click(applicant.getByRole('button', { name: /^Show all/ }))
    expect(applicant.getByText(/The end\./)).toBeVisible()
  })

  it('says if there is no account', async () => {
    openPage('/requests/invites?request=trip-8')
    await heading('Jonas Weber')
    await approve()
    const applicant = region('The applicant')
    expect(applicant.getByText('jonas@x.example (not confirmed)')).toBeInTheDocument()
    expect(applicant.getByText(/we only know the name and the email address/)).toBeInTheDocument()
    expect(applicant.getByText('No message.')).toBeInTheDocument()
  })

  it('opens from the queue with the focus, and returns it to the line', async () => {
    const { user } = openPage('/requests/invites')
    await user.click(await line('Noor Ali'))
    expect(await heading('Noor Ali')).toHaveFocus()
    expect(window.location.search).toBe('?request=quick-8')
    await approve()
    expect(screen.getByText('No departure ahead fits this request.')).toBeInTheDocument()
    expect(screen.getByText('A quiet week by the sea.')).toBeInTheDocument()
    expect(region('The applicant').getByText('Rejected')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back to the queue' }))
    expect(await line('Noor Ali')).toHaveFocus()
    expect(window.location.search).toBe('')
  })

  it('says if it does not exist', async () => {
    openPage('/requests/invites?request=trip-99')
    expect(await screen.findByText(/There is no such row\./)).toBeInTheDocument()
  })
})

describe('a decision', () => {
  it('is sent with its note, and can be undone, which keeps the note', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.type(await note(), 'Welcome!')
    expect(screen.getByText(/8 of 1000 characters/)).toBeInTheDocument()
    api().answerNext('POST /api/admin/invites/trip/7/decision', () => countPending(2, 1))
    await user.click(await approve())
    const undo = await undoButton('Asha Rao')
    expect(await heading('Jonas Weber')).toHaveFocus()
    expect(await line('Asha Rao')).toHaveTextContent('Approved')
    await waitFor(() => expect(states().slice(0, 2)).toEqual(['Pending (2)', 'Approved (1)']))
    undoesNext(0, 'trip/7')
    await user.click(undo)
    await screen.findByText('Asha Rao is pending again.')
    await waitFor(() => expect(states().slice(0, 2)).toEqual(['Pending (3)', 'Approved (0)']))
    expect(await heading('Asha Rao')).toHaveFocus()
    expect(await note()).toHaveValue('Welcome!')
    expect(undo).not.toBeInTheDocument()
    expect(writes()).toEqual([
      ['/trip/7/decision', { status: 'approved', note: 'Welcome!' }],
      ['/trip/7/undo', { decidedAt: api().state.decided.decidedAt }],
    ])
  })

  it('is final after the time to undo, and leaves the queue', async () => {
    api().state.decided.undoMs = 300
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const decided = await line('Asha Rao')
    await screen.findByText('2 requests')
    await waitFor(() => expect(decided).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
    expect(await heading('Jonas Weber')).toBeInTheDocument()
  })

  it('stays open if no other request is pending', async () => {
    api().state.invites.length = 1
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.type(await note(), 'Welcome!')
    await user.click(await approve())
    await undoButton('Asha Rao')
    expect(region('The decision').getByText(/by Meera/)).toBeInTheDocument()
    expect(region('The decision').getByText('Welcome!')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'The decision' })).toHaveFocus()
  })

  it('shows which operator was first, and keeps the unsent note', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.type(await note(), 'Sorry.')
    const detail = 'Ravi approved this request already.'
    const failure = { code: 'ALREADY_DECIDED', detail } as const
    api().failNext('POST /api/admin/invites/trip/7/decision', failure, approvedByRavi)
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(region('The decision').getByRole('alert')).toHaveTextContent(detail))
    expect(await screen.findByText(/by Ravi/)).toBeInTheDocument()
    expect(screen.getByText('Your note, which was not sent')).toBeInTheDocument()
    expect(screen.getByText('Sorry.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument()
  })

  it('keeps what was typed if it fails, and while another request is open', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.type(await note(), 'Welcome!')
    api().failNext('POST /api/admin/invites/trip/7/decision', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'We cannot reach our records right now.',
    })
    await user.click(await approve())
    await screen.findByText('We cannot reach our records right now.')
    await user.click(await line('Jonas Weber'))
    await heading('Jonas Weber')
    expect(await note()).toHaveValue('')
    await user.click(await line('Asha Rao'))
    await heading('Asha Rao')
    expect(await note()).toHaveValue('Welcome!')
  })

  it.each(['button', 'key'])('is not sent by %s with a note that is too long', async (how) => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.click(await note())
    await user.paste('a'.repeat(1001))
    await user.click(screen.getByRole('heading', { level: 1 }))
    if (how === 'button') await user.click(await approve())
    else await user.keyboard('a')
    expect(await screen.findByText('Please use at most 1000 characters')).toBeInTheDocument()
    expect(await note()).toHaveFocus()
    expect(writes()).toEqual([])
  })

  it('asks once before more people are approved than seats are free', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    const detail = '1 free, 2 approved and not booked, including this request.'
    const line = 'POST /api/admin/invites/trip/7/decision'
    api().failNext(line, { code: 'APPROVED_BEYOND_SEATS', detail })
    await user.click(await approve())
    const question = await screen.findByRole('dialog', { name: 'Approve beyond the free seats?' })
    expect(question).toHaveTextContent(detail)
    // A question is no failure.
    expect(screen.queryByText(detail)).toBeNull()
    await user.click(within(question).getByRole('button', { name: 'Approve anyway' }))
    await screen.findByRole('button', { name: /^Undo/ })
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = api().calls.filter((one) => one.line === line)
    expect(sent.map(({ body }) => body)).toEqual([
      { status: 'approved', note: '' },
      { status: 'approved', note: '', beyondSeats: true },
    ])
  })

  it('asks about those of several requests that go beyond the free seats', async () => {
    const { user } = openPage('/requests/invites')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha Rao' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Jonas Weber' }))
    await user.click(screen.getByRole('button', { name: 'Approve selected' }))
    const path = 'POST /api/admin/invites/decisions'
    const reason = '1 free, 2 approved and not booked, including this request.'
    const done = { outcome: 'done', reason: null } as const
    api().answerNext(path, (state) => {
      state.rowResults = [{ outcome: 'refused', reason, code: 'APPROVED_BEYOND_SEATS' }, done]
      state.invites[1]!.invite.status = 'approved'
    })
    await user.click(screen.getByRole('button', { name: 'Approve 2' }))
    const question = await screen.findByRole('dialog', { name: 'Approve beyond the free seats?' })
    expect(question).toHaveTextContent(reason)
    api().answerNext(path, (state) => {
      state.rowResults = [done]
      state.invites[0]!.invite.status = 'approved'
    })
    await user.click(within(question).getByRole('button', { name: 'Approve anyway' }))
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('1 approved.'),
    )
    const sent = api().calls.filter((one) => one.line === path)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        rows: [
          { kind: 'trip', id: 7 },
          { kind: 'trip', id: 8 },
        ],
        status: 'approved',
      },
      { rows: [{ kind: 'trip', id: 7 }], status: 'approved', beyondSeats: true },
    ])
  })

  it('says if it can no longer be undone', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.click(await approve())
    api().failNext('POST /api/admin/invites/trip/7/undo', {
      code: 'UNDO_TOO_LATE',
      detail: 'The email to the applicant is on its way already.',
    })
    const undo = await undoButton('Asha Rao')
    await user.click(undo)
    await screen.findByText('The email to the applicant is on its way already.')
    expect(undo).not.toBeInTheDocument()
  })
})

it('shows new requests, and who else has decided, without losing the place or a note', async () => {
  api().state.waiting = { invites: queueOf(3) }
  const { user } = openApp('/requests/invites?request=trip-7')
  await user.type(await note(), 'Welcome!')
  await screen.findByRole('link', { name: 'Invites 3 pending' })
  const neha = { ...visitor.invite, id: 9, name: 'Neha Das' }
  api().state.invites.push({ ...structuredClone(visitor), invite: neha })
  api().state.waiting = { invites: queueOf(4) }
  const refocus = () => fireEvent(window, new Event('visibilitychange'))
  refocus()
  await waitFor(async () => expect(await line('Neha Das')).toBeInTheDocument())
  expect(await note()).toHaveValue('Welcome!')

  approvedByRavi()
  api().state.waiting = { invites: queueOf(3, 'without Asha') }
  refocus()
  expect(await screen.findByText(/by Ravi/)).toBeInTheDocument()
  expect(screen.getByText('Welcome!')).toBeInTheDocument()
  expect(await line('Asha Rao')).toHaveAttribute('aria-current', 'true')
})

describe('the keyboard', () => {
  it('opens requests, decides and undoes', async () => {
    const { user } = openPage('/requests/invites')
    await queue()
    await user.keyboard('j')
    expect(await heading('Asha Rao')).toHaveFocus()
    await approve()
    await user.keyboard('a')
    await undoButton('Asha Rao')
    await heading('Jonas Weber')
    await user.keyboard('kj')
    await heading('Jonas Weber')
    await approve()
    await user.keyboard('r')
    await undoButton('Jonas Weber')
    undoesNext(1, 'trip/8')
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('Jonas Weber is pending again.')
    undoesNext(0, 'trip/7')
    await user.keyboard('u')
    await screen.findByText('Asha Rao is pending again.')
    await heading('Asha Rao')
    expect(writes().map(([path]) => path)).toEqual([
      '/trip/7/decision',
      '/trip/8/decision',
      '/trip/8/undo',
      '/trip/7/undo',
    ])
  })

  it('waits for the request that the key before has opened', async () => {
    openPage('/requests/invites?request=trip-7')
    await approve()
    const release = api().hold()
    for (const key of ['j', 'j', 'a']) fireEvent.keyDown(document.body, { key })
    expect(await heading('Noor Ali')).toBeInTheDocument()
    release()
    await undoButton('Noor Ali')
    expect(writes().map(([path]) => path)).toEqual(['/quick/8/decision'])
  })

  it('decides only one request if a key is pressed twice', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000)
    openPage('/requests/invites?request=trip-7')
    await approve()
    for (const key of ['a', 'a']) fireEvent.keyDown(document.body, { key })
    await heading('Jonas Weber')
    fireEvent.keyDown(document.body, { key: 'a' })
    await approve()
    fireEvent.keyDown(document.body, { key: 'a' })
    await undoButton('Asha Rao')
    expect(writes().map(([path]) => path)).toEqual(['/trip/7/decision'])
    clock.mockReturnValue(1400)
    fireEvent.keyDown(document.body, { key: 'a' })
    await undoButton('Jonas Weber')
    clock.mockRestore()
  })

  it('undoes the decision that is still being saved, not the one before', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await approve()
    await user.keyboard('a')
    await heading('Jonas Weber')
    await approve()
    await user.keyboard('kj')
    undoesNext(1, 'trip/8')
    const release = api().hold()
    await user.keyboard('au')
    release()
    await screen.findByText('Jonas Weber is pending again.')
    expect(writes().map(([path]) => path)).toEqual([
      '/trip/7/decision',
      '/trip/8/decision',
      '/trip/8/undo',
    ])
  })

  it('moves by the arrow keys in the queue, with the focus', async () => {
    const { user } = openPage('/requests/invites')
    ;(await line('Asha Rao')).focus()
    await user.keyboard('{ArrowDown}')
    expect(await line('Asha Rao')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(await line('Jonas Weber')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await heading('Asha Rao')).toBeInTheDocument()
    expect(await line('Asha Rao')).toHaveFocus()
  })

  it('does not act while the operator types, and can be switched off', async () => {
    const { user } = openPage('/requests/invites?request=trip-7')
    await user.type(await note(), 'a raju')
    expect(writes()).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts', hidden: true }))
    ;(document.activeElement as HTMLElement).blur()
    await user.keyboard('arju')
    expect(writes()).toEqual([])
    expect(localStorage.getItem('farandfew.console.invite-keys')).toBe('off')
    expect(await heading('Asha Rao')).toBeInTheDocument()
  })

  it('is listed among the shortcuts, unless it is switched off', async () => {
    const { user } = openApp('/requests/invites?request=trip-7')
    await approve()
    await user.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(list).toHaveTextContent(/\?Show these shortcuts.*JNext request.*AApprove/)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts', hidden: true }))
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('?')
    const shorter = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(shorter).toHaveTextContent('Undo the last decision')
    expect(shorter).not.toHaveTextContent('Approve')
  })
})

it('shows who vouched for the applicant, and how their other vouches went', async () => {
  const at = '2025-04-20T06:00:00.000Z'
  api().state.invites = [
    {
      ...asha,
      vouches: [
        {
          id: 1,
          userId: 3,
          name: 'Ravi Menon',
          words: 'We shared a ferry for a week.',
          createdAt: at,
          withdrawnAt: null,
          isForAddress: false,
          earlier: [
            {
              person: 'meera.k',
              userId: 4,
              words: 'Sings in the bus.',
              createdAt: at,
              withdrawnAt: at,
              result: 'approved',
              travelled: true,
              reports: 1,
            },
            {
              person: 'x@mail.example',
              userId: null,
              words: 'A friend.',
              createdAt: '2025-04-21T06:00:00.000Z',
              withdrawnAt: null,
              result: 'no-request',
              travelled: false,
              reports: 0,
            },
          ],
        },
      ],
    },
  ]
  await openPage('/requests/invites?request=trip-7')
  const part = within(await screen.findByRole('region', { name: 'Vouched for by' }))
  expect(part.getByRole('link', { name: 'Ravi Menon' })).toHaveAttribute('href', '/members/3')
  expect(part.getByText('We shared a ferry for a week.')).toBeVisible()
  const [, first, second] = part.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /^meera\.k: invited, travelled with us, 1 reportWritten .+withdrawn/,
  )
  expect(second).toHaveTextContent(
    /^x@mail\.example: no request yet, has not travelled yet, no reportsWritten/,
  )
})

it('warns only of vouches for an address that is not confirmed, not of those for the account', async () => {
  const vouch = { words: 'A friend.', createdAt: '2025-04-20T06:00:00.000Z', withdrawnAt: null }
  api().state.invites = [
    {
      ...asha,
      applicant: { ...asha.applicant, emailProven: false },
      vouches: [
        { ...vouch, id: 2, userId: 4, name: 'Meera Iyer', isForAddress: true, earlier: [] },
        { ...vouch, id: 1, userId: 3, name: 'Ravi Menon', isForAddress: false, earlier: [] },
      ],
    },
  ]
  await openPage('/requests/invites?request=trip-7')
  const part = within(await screen.findByRole('region', { name: 'Vouched for by' }))
  const [address, account] = part.getAllByRole('listitem')
  expect(address).toHaveTextContent(/which is not confirmed/)
  expect(account).not.toHaveTextContent(/not confirmed/)
})

describe('assigning a departure', () => {
  const turkey = {
    scheduleId: 7,
    tripTitle: 'Hidden Gems of Turkey',
    departureDate: '2025-08-14',
    duration: 4,
    groupDecision: null,
    seats: seatsWith({ booked: 2, free: 10 }),
    fitsMonth: true,
  }
  const assignCall = 'POST /api/admin/invites/trip/7/departure'
  /** The request has no departure yet. */
  function openRequest() {
    const [detail] = api().state.invites
    Object.assign(detail!.invite, { scheduleId: null, departureDate: null })
    detail!.assignable = [turkey]
    return { ...openPage('/requests/invites?status=all&request=trip-7'), detail: detail! }
  }
  /** A request that has been given a departure can be given no other one. */
  function store(invite: AdminInviteDetail['invite'], fields: object) {
    Object.assign(invite, fields)
    api().state.invites[0]!.assignable = []
  }
  async function choose() {
    approvedByRavi()
    const { user, detail } = openRequest()
    const field = await screen.findByRole('combobox', { name: 'Assign a departure' })
    await user.selectOptions(field, '7')
    return { user, invite: detail.invite }
  }
  const assign = () => screen.getByRole('button', { name: 'Assign' })
  const expectAssigned = () =>
    waitFor(() => expect(screen.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument())

  it('says which one an approved request has', async () => {
    const { user, invite } = await choose()
    api().answerNext(assignCall, () => store(invite, { departureDate: '2025-08-14' }))
    await user.click(assign())
    expect(await screen.findByText('Departure assigned')).toBeInTheDocument()
    expect(writes()).toEqual([['/trip/7/departure', { scheduleId: 7 }]])
    await expectAssigned()
  })

  it('goes with a note of its own, for a request that is approved already', async () => {
    const { user } = await choose()
    await user.type(screen.getByRole('textbox', { name: /^Note to the applicant/ }), 'In August.')
    await user.click(assign())
    expect(await screen.findByText('Departure assigned')).toBeInTheDocument()
    expect(writes()).toEqual([['/trip/7/departure', { scheduleId: 7, note: 'In August.' }]])
  })

  it('says so if another operator was first', async () => {
    const { user, invite } = await choose()
    const failure = { code: 'ALREADY_ASSIGNED', detail: 'Ben was first.' } as const
    api().failNext(assignCall, failure, () =>
      store(invite, { scheduleId: 9, departureDate: '2025-08-30' }),
    )
    await user.click(assign())
    expect(await screen.findByText('The departure was not assigned')).toBeInTheDocument()
    expect(await screen.findByText('Ben was first.')).toBeInTheDocument()
    await expectAssigned()
  })

  it('offers another departure if the chosen one can no longer be booked', async () => {
    const [detail] = api().state.invites
    Object.assign(detail!, { group: { ...detail!.group!, isClosed: true }, assignable: [turkey] })
    const { user } = openPage('/requests/invites?request=trip-7')
    await approve()
    expect(screen.getByText(/Assign another one, or approve/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Assign a departure' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assign a departure' }), '7')
    await user.click(screen.getByRole('button', { name: 'Approve and assign' }))
    expect(await screen.findByText('Departure assigned')).toBeInTheDocument()
    expect(writes()).toEqual([['/trip/7/departure', { scheduleId: 7 }]])
  })

  it('approves a pending request with its note, beside Approve', async () => {
    const { user } = openRequest()
    await approve()
    await user.click(screen.getByRole('button', { name: 'Add a note' }))
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Welcome!')
    await user.click(screen.getByRole('button', { name: 'Assign a departure' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assign a departure' }), '7')
    await user.click(screen.getByRole('button', { name: 'Approve and assign' }))
    expect(await screen.findByText('Departure assigned')).toBeInTheDocument()
    expect(writes()).toEqual([['/trip/7/departure', { scheduleId: 7, note: 'Welcome!' }]])
  })

  it('offers departures with their trip and month for a quick request', async () => {
    const request = api().state.invites[2]!
    request.assignable = [
      { ...turkey, tripTitle: 'Bali Bliss', departureDate: '2025-06-21' },
      { ...turkey, scheduleId: 8, fitsMonth: false },
    ]
    const { user } = openPage('/requests/invites?request=quick-8')
    await user.click(await screen.findByRole('button', { name: 'Assign a departure' }))
    const field = within(screen.getByRole('combobox', { name: 'Assign a departure' }))
    expect(field.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a departure',
      'Bali Bliss · 21 June 2025 · 4 days · 2 booked · 10 free',
      'Hidden Gems of Turkey · 14 August 2025 · 4 days · 2 booked · 10 free · another month',
    ])
  })

  it('asks before it approves an applicant without an account beyond the free seats', async () => {
    const { user, detail } = openRequest()
    Object.assign(detail.applicant, { account: null })
    await user.click(await screen.findByRole('button', { name: 'Assign a departure' }))
    expect(screen.getByText(/No seat is kept/)).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assign a departure' }), '7')
    api().failNext(assignCall, { code: 'APPROVED_BEYOND_SEATS', detail: '1 free, 2 approved.' })
    await user.click(screen.getByRole('button', { name: 'Approve and assign' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/^1 free, 2 approved\./)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Approve anyway' }))
    expect(await screen.findByText('Departure assigned')).toBeInTheDocument()
    expect(writes().at(-1)).toEqual(['/trip/7/departure', { scheduleId: 7, beyondSeats: true }])
  })
})

describe('an assigned departure', () => {
  const assigned = (mail: 'waiting' | 'sent'): AdminInviteDetail => ({
    ...asha,
    invite: { ...asha.invite, status: 'approved' },
    decision: {
      status: 'approved',
      decidedAt: '2025-05-03T06:00:00.000Z',
      decidedBy: 'Meera',
      note: null,
      mail,
      undoMs: 0,
    },
    assignment: {
      scheduleId: 7,
      assignedAt: '2025-05-03T06:00:00.000Z',
      keptUntil: '2025-05-05T06:00:00.000Z',
      isBooked: false,
      note: null,
    },
  })
  it('shows its note below that of the approval', async () => {
    const detail = assigned('sent')
    detail.decision!.note = 'Glad to have you.'
    detail.assignment!.note = 'The one in August.'
    api().state.invites = [detail]
    openPage(`/requests/invites?status=all&request=trip-${detail.invite.id}`)
    expect(await screen.findByText('Glad to have you.')).toBeVisible()
    expect(screen.getByText('The one in August.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Note with the departure' })).toBeVisible()
  })

  const openQuestion = async (detail: AdminInviteDetail) => {
    api().state.invites = [detail]
    const { user } = openPage(`/requests/invites?status=all&request=trip-${detail.invite.id}`)
    await user.click(await screen.findByRole('button', { name: 'Undo the assignment' }))
    return { user, question: within(await screen.findByRole('dialog')) }
  }

  it('is taken back after a question that says what the member was told', async () => {
    const { user, question } = await openQuestion(assigned('sent'))
    expect(
      question.getByText(
        'They were told by email that a seat is kept for them on Hidden Gems of Turkey, 14 August 2025. The seat becomes free. The request stays approved. They get an email that says so.',
      ),
    ).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Undo the assignment' }))
    expect(await screen.findByText('Assignment undone')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo the assignment' })).not.toBeInTheDocument()
  })

  it('can be taken back unseen before the email has left', async () => {
    const { question } = await openQuestion(assigned('waiting'))
    expect(
      question.getByText(
        'The email about it has not left yet. The seat becomes free. The request is then pending again.',
      ),
    ).toBeVisible()
  })

  it('says that a request which was approved before stays so', async () => {
    const detail = assigned('waiting')
    detail.decision!.decidedAt = '2025-05-02T06:00:00.000Z'
    const { question } = await openQuestion(detail)
    expect(question.getByText(/The seat becomes free. The request stays approved.$/)).toBeVisible()
  })

  it('is not taken back once it is booked', async () => {
    const detail = assigned('sent')
    api().state.invites = [
      { ...detail, assignment: { ...detail.assignment!, isBooked: true, keptUntil: null } },
    ]
    openPage('/requests/invites?status=all&request=trip-7')
    expect(await screen.findByText(/They have booked it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo the assignment' })).not.toBeInTheDocument()
  })
})
