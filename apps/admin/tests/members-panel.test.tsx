import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ashaDetails, makeMembers } from './support/example-members.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()

beforeEach(() => {
  Object.assign(api().state, {
    open: true,
    members: makeMembers(6),
    details: { 1: ashaDetails },
  })
})

const rowOf = (username: string) =>
  screen.findByRole('rowheader', { name: username }).then((cell) => cell.parentElement!)
const panel = (name: string) => screen.findByRole('region', { name })
const text = ({ textContent }: Element) => textContent
const looks = () =>
  api()
    .calls.map(({ line }) => line)
    .filter((line) => line.startsWith('GET /api/admin/users/'))

/** Term → description, of the facts of a part. */
const factsOf = (part: HTMLElement) =>
  Object.fromEntries(
    within(part)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('writes a phone in one way in the table and in the details', async () => {
  const phone = '+34612345678'
  const [first, ...others] = makeMembers(3)
  api().state.members = [{ ...first!, phone }, ...others]
  openPage('/members/1')
  const profile = within(await panel('Asha Rao')).getByRole('region', { name: 'Profile' })
  expect(factsOf(profile)['Phone']).toBe('+34 612 34 56 78 Not confirmed')
  expect(await screen.findByRole('gridcell', { name: '+34 612 34 56 78' })).toBeInTheDocument()
})

describe('the details of a member', () => {
  it('show everything that an operator may see', async () => {
    openPage('/members/1')
    const sheet = within(await panel('Asha Rao'))
    expect(factsOf(sheet.getByRole('region', { name: 'Profile' }))).toEqual({
      ID: '1',
      Username: 'asha.rao',
      'First name': 'Asha',
      'Last name': 'Rao',
      Email: 'asha.rao@example.com Confirmed 2 May 2025, 00:30 IST',
      Phone: '+91 98450 11223 Not confirmed',
      'Age group': '30-35',
      Gender: 'Woman',
      City: 'Bengaluru',
      Country: 'India',
      Instagram: '@asha.wanders',
      LinkedIn: 'asha-rao',
      Bio: 'Slow mornings.\nLong walks.',
      Interests: 'Food, History',
      Preferences: 'Window seat',
      Joined: '2 May 2025, 00:01 IST',
    })
    expect(sheet.getByRole('img', { name: 'Profile picture' })).toHaveAttribute('width', '96')

    const quiz = sheet.getByRole('region', { name: 'Quiz' })
    expect(quiz).toHaveTextContent('Taken 2 May 2025, 11:30 IST')
    expect(factsOf(quiz)).toEqual({
      'Travel style': 'Old stones and long stories',
      Interests: 'Old cities and ruins',
    })
    expect(within(quiz).getByRole('listitem')).toHaveTextContent(
      'Hidden Gems of Turkey 92 %Old stones · An easy pace',
    )
    const entries = (name: string) =>
      within(sheet.getByRole('list', { name })).getAllByRole('listitem').map(text)
    expect(entries('Invites')).toEqual([
      'Bali Bliss 21-28 June 2025PendingSent 3 May 2025, 11:30 IST',
      'Sri Lankan Serenity November 2025Approved Quick requestSent 2 May 2025, 11:30 IST',
    ])
    expect(entries('Bookings')).toEqual([
      'Hidden Gems of Turkey 14 August 2025, 4 days, booking 3Confirmed Paid in full ₹2,00,000 of ₹2,00,000 paidBooked 4 May 2025, 11:30 IST',
    ])
    expect(entries('Sessions')).toEqual([
      'Chrome on AndroidSince 4 May 2025, 11:30 IST, last seen 5 May 2025, 11:30 IST',
    ])
  })

  it('name the bookings whose trips are not over before a member is deactivated', async () => {
    const [booking] = api().state.details[1]!.bookings
    api().state.details[1]!.bookings = [
      booking!,
      { ...booking!, id: 2, tripTitle: 'Bali Bliss', departureDate: '2024-06-21', isOver: true },
    ]
    const { user } = openPage('/members/1')
    const sheet = await panel('Asha Rao')
    await user.click(within(sheet).getByRole('button', { name: 'Deactivate' }))
    const account = within(sheet).getByRole('region', { name: /^Account/ })
    expect(account).toHaveTextContent('Hidden Gems of Turkey, 14 August 2025 (confirmed)')
    expect(account).not.toHaveTextContent('Bali Bliss')
  })

  it('stay open when Escape closes a question, which keeps a typed reason', async () => {
    const { user } = openPage('/members/1')
    const sheet = within(await panel('Asha Rao'))
    const account = within(sheet.getByRole('region', { name: /^Account/ }))
    await user.click(account.getByRole('button', { name: 'Deactivate' }))
    const reason = account.getByRole('textbox', { name: /^Reason/ })
    await user.type(reason, 'Asked{Escape}')
    expect(reason).toHaveValue('Asked')
    await user.clear(reason)
    await user.keyboard('{Escape}')
    expect(reason).not.toBeInTheDocument()
    expect(account.getByRole('heading', { name: /^Account/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(window.location.pathname).toBe('/members'))
  })

  it('say if there is nothing', async () => {
    openPage('/members/2')
    const sheet = await panel('member2')
    expect(factsOf(within(sheet).getByRole('region', { name: 'Profile' }))).toMatchObject({
      Email: 'Not given',
      Bio: 'Not given',
      Interests: 'Not given',
    })
    for (const words of ['Not taken yet.', 'No requests.', 'No bookings.', 'No open sessions.']) {
      expect(sheet).toHaveTextContent(words)
    }
  })

  it('are read again each time, because each look is logged', async () => {
    const { user } = openPage()
    const row = await rowOf('asha.rao')
    row.focus()
    await user.keyboard('{Enter}')
    await panel('Asha Rao')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
    await user.keyboard('{Enter}')
    await panel('Asha Rao')
    expect(looks()).toEqual(['GET /api/admin/users/1', 'GET /api/admin/users/1'])
  })
})

describe('the seats that a member holds', () => {
  it('end after a question, and are offered to end only if there are any', async () => {
    const [booking] = api().state.details[1]!.bookings
    const held: AdminUser['bookings'][number] = { ...booking!, id: 4, status: 'pending' }
    api().state.details = { 1: { ...ashaDetails, bookings: [held, booking!] } }
    const { user } = openPage('/members/1')
    await user.click(await screen.findByRole('button', { name: 'End holds' }))
    const question = await screen.findByRole('dialog', { name: 'End the hold of Asha Rao?' })
    expect(question).toHaveTextContent(
      'They hold a seat that is not paid: Hidden Gems of Turkey, 14 August 2025. It goes to the waitlist, or is free for anyone. A late payment goes back to them. They get no email about it.',
    )
    api().answerNext('POST /api/admin/users/1/holds/end', () => {
      held.status = 'expired'
    })
    await user.click(within(question).getByRole('button', { name: 'End the hold' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End holds' })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    const ends = api().calls.filter(({ line }) => line.endsWith('/holds/end'))
    expect(ends).toHaveLength(1)
  })
})

describe('opening and closing', () => {
  it('opens by Enter, and closes by Escape with the focus on the row', async () => {
    const { user } = openPage('/members?search=member')
    const first = await rowOf('member2')
    first.focus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/members/3?search=member')
    const sheet = await panel('member3')
    expect(within(sheet).getByRole('heading', { level: 2 })).toHaveFocus()
    expect(await rowOf('member3')).toHaveAttribute('aria-selected', 'true')

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument())
    expect(window.location.pathname + window.location.search).toBe('/members?search=member')
    await waitFor(async () => expect(await rowOf('member3')).toHaveFocus())
  })

  it('opens by clicks on rows, and closes by its button', async () => {
    const { user } = openPage()
    await user.click(within(await rowOf('member4')).getByText('Lisbon'))
    await panel('member4')
    await user.click(await screen.findByRole('link', { name: 'member5' }))
    await panel('member5')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await rowOf('member5')).toHaveFocus())
    expect(window.location.pathname).toBe('/members')
  })

  it('closes by the Back button', async () => {
    const { user } = openPage()
    await user.click(await rowOf('member4'))
    await panel('member4')
    window.history.back()
    await waitFor(async () => expect(await rowOf('member4')).toHaveFocus())
  })

  it('has a link that can be opened in a new tab', async () => {
    openPage('/members?search=asha')
    const link = await screen.findByRole('link', { name: 'asha.rao' })
    expect(link).toHaveAttribute('href', '/members/1?search=asha')
  })

  it('closes details that were opened by their URL', async () => {
    const { user } = openPage('/members/2?sort=username')
    expect(await screen.findByRole('heading', { level: 2, name: 'member2' })).toHaveFocus()
    await rowOf('member2')
    await user.keyboard('{Escape}')
    await waitFor(async () => expect(await rowOf('member2')).toHaveFocus())
    expect(window.location.pathname + window.location.search).toBe('/members?sort=username')
  })

  it('stays open if Escape only clears the search', async () => {
    const { user } = openPage('/members/2?search=member')
    await panel('member2')
    screen.getByRole('searchbox').focus()
    await user.keyboard('{Escape}')
    expect(await panel('member2')).toBeInTheDocument()
  })
})

describe('failures', () => {
  it('says that it is loading', async () => {
    const { user } = openPage()
    const row = await rowOf('asha.rao')
    const release = api().hold()
    await user.click(row)
    const sheet = within(await panel('Member 1'))
    expect(sheet.getByRole('status')).toHaveTextContent('Loading the member…')
    release()
    await panel('Asha Rao')
  })

  it.each(['/members/999', '/members/abc', '/members/0'])('finds no member at %s', async (path) => {
    const { user } = openPage(path)
    const sheet = await panel('Member not found')
    expect(sheet).toHaveTextContent('There is no such member.')
    await rowOf('asha.rao')
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await rowOf('asha.rao')).toHaveFocus())
  })

  it('shows what failed, and tries again', async () => {
    api().failNext('GET /api/admin/users/1', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable right now.',
    })
    const { user } = openPage('/members/1')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'We could not load this member. The service is unavailable right now.',
    )
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await panel('Asha Rao')
  })
})

describe('the picture of a member', () => {
  const picture = () => screen.findByRole('img', { name: 'Profile picture' })
  const give = (profileImage: string | null) =>
    Object.assign(api().state, { members: [{ ...makeMembers(1)[0]!, profileImage }] })

  it.each([
    ['/art/avatars/01.svg', 'https://club.example/art/avatars/01.svg'],
    ['/api/pictures/0123', '/api/pictures/0123'],
  ])('of %s comes from %s', async (profileImage, source) => {
    give(profileImage)
    openPage('/members/1')
    expect(await picture()).toHaveAttribute('src', source)
  })

  it.each([
    'https://pictures.example/a.webp',
    '//pictures.example/a.webp',
    '/\\pictures.example/a.webp',
    '/api/admin/users.csv',
    '/api/pictures/../admin/users.csv',
  ])('makes no browser call out: %s is a text beside the initials', async (profileImage) => {
    give(profileImage)
    openPage('/members/1')
    const sheet = within(await panel('Asha Rao'))
    expect(sheet.getByText(profileImage)).toBeInTheDocument()
    expect(sheet.getByText('AR')).toBeInTheDocument()
    expect(sheet.queryByRole('img')).not.toBeInTheDocument()
  })

  it('is replaced by the initials if it does not load', async () => {
    openPage('/members/1')
    const sheet = within(await panel('Asha Rao'))
    expect(sheet.queryByText('AR')).not.toBeInTheDocument()
    fireEvent.error(await picture())
    expect(sheet.getByText('AR')).toBeInTheDocument()
    expect(sheet.queryByRole('img')).not.toBeInTheDocument()
  })

  it('is the initials if there is no picture', async () => {
    give(null)
    openPage('/members/1')
    expect(within(await panel('Asha Rao')).getByText('AR')).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'Profile picture' })).not.toBeInTheDocument()
  })
})

describe('the account of a member', () => {
  const edit = async (city: string) => {
    openPage('/members/1')
    const account = within(await screen.findByRole('region', { name: 'Account' }))
    fireEvent.click(account.getByRole('button', { name: 'Edit contact data' }))
    const form = within(account.getByRole('form', { name: 'Contact data' }))
    fireEvent.change(form.getByRole('textbox', { name: 'City' }), { target: { value: city } })
    fireEvent.change(form.getByRole('textbox', { name: 'Reason' }), {
      target: { value: 'Asked on the phone' },
    })
    return { account, form }
  }

  it('is changed with a reason, and the change can be undone', async () => {
    const { account, form } = await edit('Goa')
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    const undo = await account.findByRole('button', { name: 'Undo the change' })
    const sent = () => api().calls.filter(({ line }) => line.startsWith('PATCH'))
    expect(sent()[0]?.body).toEqual({
      before: { city: 'Bengaluru' },
      after: { city: 'Goa' },
      reason: 'Asked on the phone',
    })
    fireEvent.click(undo)
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.body).toEqual({
      before: { city: 'Goa' },
      after: { city: 'Bengaluru' },
      reason: 'Undone: Asked on the phone',
    })
  })

  it('says the present value if someone else has changed it, and keeps what was typed', async () => {
    const { form } = await edit('Goa')
    const errors = { city: 'City is now “Kochi”' }
    const failure = { code: 'MEMBER_CHANGED', detail: 'Please look again.', errors } as const
    api().failNext('PATCH /api/admin/users/1/contact', failure, ({ members }) => {
      members[0]!.city = 'Kochi'
    })
    fireEvent.click(form.getByRole('button', { name: 'Save' }))
    const city = form.getByRole('textbox', { name: 'City' })
    await waitFor(() => expect(city).toHaveAccessibleDescription(errors.city))
    expect(city).toHaveValue('Goa')
  })
})

async function ask(button: string) {
  openPage('/members/1')
  fireEvent.click(await screen.findByRole('button', { name: button }))
  if (button === 'Merge') {
    const other = screen.getByRole('textbox', { name: 'Other account' })
    fireEvent.change(other, { target: { value: 'asha.twice' } })
    fireEvent.click(screen.getByRole('button', { name: 'Preview the merge' }))
  }
}

/** The texts of the question before a change: its paragraphs and list items. */
async function readQuestion(button: string, form: string) {
  await ask(button)
  const question = await screen.findByRole('form', { name: form })
  return [...question.querySelectorAll('div:first-child > p, div:first-child li')].map(text)
}

it('asks before an erasure, with what goes, what stays and what is paid back', async () => {
  api().state.erasure = {
    username: 'asha.rao',
    erased: [
      { what: 'Account and profile', count: 1 },
      { what: 'Reviews', count: 2 },
      { what: 'Connections and blocks', count: null },
    ],
    kept: [{ what: 'Payments', count: 3, why: 'The law requires it.' }],
    bookings: [
      {
        id: 4,
        tripTitle: 'Bali Bliss',
        departureDate: '2025-09-14',
        status: 'confirmed',
        amountPaid: 20_000_000,
        partRefunded: 0,
        refund: 10_000_000,
        money: 'Paid in full: ₹2,00,000.',
      },
    ],
    refund: 10_000_000,
    lastMailTo: null,
  }
  expect(await readQuestion('Erase', 'Erase the member')).toEqual([
    'This cannot be undone. These are deleted at once:',
    'Account and profile',
    'Reviews (2)',
    'Connections and blocks, if there are any',
    'These stay:',
    'Payments (3). The law requires it.',
    'These bookings are cancelled under their terms:',
    'Bali Bliss, 14 September 2025: ₹1,00,000 of ₹2,00,000 goes back',
    'No address is confirmed, so no email is sent.',
  ])
})

const person = { username: 'asha.rao', name: 'Asha Rao', email: 'asha@x.example', phone: null }

it('says why two accounts cannot be merged, and goes back to the search for the other one', async () => {
  api().state.merge = {
    kept: { id: 1, ...person },
    other: { id: 9, ...person },
    moves: [],
    ends: [],
    values: [],
    version: 'one',
    conflicts: ['Both are booked on the same departure.'],
  }
  await ask('Merge')
  expect(await screen.findByText('Both are booked on the same departure.')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('textbox', { name: 'Other account' })).toHaveFocus()
})

it('asks before a merge, with what stays, moves and ends', async () => {
  api().state.merge = {
    kept: { id: 1, ...person },
    other: { id: 9, ...person, username: 'asha.twice', email: null },
    moves: [
      { what: 'Bookings', count: 2 },
      { what: 'Travel details', count: 1 },
    ],
    ends: [{ what: 'Open sessions', count: 1 }],
    values: [
      { label: 'City', kept: 'Pune', other: 'Goa', result: 'Pune' },
      { label: 'Email', kept: null, other: 'a@x.example', result: 'a@x.example' },
    ],
    conflicts: [],
    version: 'one',
  }
  expect(await readQuestion('Merge', 'Merge the accounts')).toEqual([
    'Stays: Asha Rao (member 1), asha.rao, asha@x.example. They log in with its username and password.',
    'Ends: Asha Rao (member 9), asha.twice. No one can log in to it any more, and it is deleted after a day.',
    'These move:',
    'Bookings (2)',
    'Travel details',
    'These do not move and are deleted with the other account:',
    'Open sessions',
    'Where the two differ, this is what remains:',
    'City: Pune, not Goa',
    'Email: a@x.example, not empty',
    'You can undo it within a day, as long as nothing that moved has changed.',
  ])
})
