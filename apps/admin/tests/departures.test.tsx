import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { seatsWith, waits } from './support/departures.ts'
import { figureOf } from './support/figures.ts'
import { openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => Object.assign(api().state, { open: true }))

const table = () => screen.findByRole('table', { name: 'Departures' })
const textsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent))
const rowTexts = async () => textsOf(await table())
const count = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text))
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.findByRole('button', { name })
const sent = (line: string) => api().calls.filter((one) => one.line === line)
const patches = () => api().calls.filter(({ line }) => line.startsWith('PATCH'))
const lists = () =>
  api()
    .calls.map(({ line }) => line)
    .filter((line) => line.startsWith('GET /api/admin/departures?'))
    .map((line) => line.slice('GET /api/admin/departures?'.length))
const turkey = () => api().state.departures.find(({ id }) => id === 7)!
const august = 'Hidden Gems of Turkey, 14 August 2025'

describe('the table', () => {
  it('has every departure with its seats', async () => {
    openPage('/departures?season=all')
    await count('3 departures')
    const turkey = ['', 'Hidden Gems of Turkey']
    const seats = ['0 booked · 12 free', '2 booked · 1 held · 9 free']
    expect(await rowTexts()).toEqual([
      [...turkey, '1 May 2025', 'Departed', seats[0], 'INR 2 Lacs', '', ''],
      [...turkey, '14 Aug 2025', 'Open', seats[1], 'INR 2 Lacs', '2', 'Leena'],
      ['', 'Bali Bliss', '7 Feb 2026', 'By invite', seats[0], 'INR 3 Lacs', '', ''],
    ])
  })

  it('is filtered by year and trip, which are in the URL', async () => {
    const { state } = api()
    const all = state.departures
    state.departures = all.slice(1)
    const { user } = openPage('/departures')
    await count('2 departures to come')
    const dates = screen.getByRole('combobox', { name: 'Dates' })
    expect(dates).toHaveDisplayValue('To come')
    state.departures = all.slice(0, 2)
    await user.selectOptions(dates, '2025')
    await count('2 departures in 2025')
    expect(
      screen.getByRole('button', { name: 'Remove the filter Dates: 2025' }),
    ).toBeInTheDocument()
    state.departures = []
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Bali Bliss')
    await count('No departures in 2025')
    expect(window.location.search).toBe('?season=2025&trip=2')
    state.departures = all.slice(2)
    await user.selectOptions(dates, 'All years')
    await user.click(screen.getByRole('button', { name: 'Remove the filter Trip: Bali Bliss' }))
    await count('1 departure')
    expect(lists()).toEqual(['when=coming', 'season=2025', 'season=2025&tripId=2', 'tripId=2'])
  })

  it('shows why it could not be loaded, and tries again', async () => {
    const detail = 'The service is unavailable right now.'
    api().failNext('GET /api/admin/departures', { code: 'DATABASE_UNAVAILABLE', detail })
    const { user } = openPage('/departures')
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await table()
  })
})

describe('one departure', () => {
  it('is a page, which the list leads to by keyboard, with its seats, group and dates', async () => {
    const { user } = openPage('/departures?season=2025')
    const link = within(await table()).getAllByRole('link', { name: 'Hidden Gems of Turkey' })[1]!
    link.focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: august })).toBeVisible()
    expect(window.location.pathname).toBe('/departures/7')
    const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextSibling
    expect(valueOf('Group')).toHaveTextContent(
      '2 of 8: guaranteed when 6 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
    )
    expect(valueOf('Waitlist')).toHaveTextContent('1 member')
    expect(valueOf('Group decided, balances due')).toHaveTextContent('15 June 2025')
    expect(valueOf('Returns')).toHaveTextContent('17 August 2025')
    expect(screen.getByText('Open')).toBeVisible()
  })

  it('has a tab with an address for each part', async () => {
    openPage('/departures/7')
    const tabs = within(await screen.findByRole('navigation', { name: 'Departure' }))
    const links = tabs.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/departures/7'],
      ['Group', '/departures/7/group'],
      ['Applicants and waitlist', '/departures/7/applicants'],
      ['Money', '/departures/7/money'],
      ['Rooms', '/departures/7/rooms'],
      ['Manifest', '/departures/7/manifest'],
      ['Mail', '/departures/7/mail'],
      ['Settings', '/departures/7/settings'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]])
  })

  it('lists its travellers in rows of one line', async () => {
    openPage('/departures/7/group')
    const travellers = await screen.findByRole('table', { name: 'Travellers' })
    expect(textsOf(travellers)).toEqual([
      ['Asha Rao', '30-35', 'Pune', 'India', 'Booking 1'],
      ['A former member', '', '', '', 'Booking 2'],
    ])
    const member = within(travellers).getByRole('link', { name: 'Asha Rao' })
    expect(member).toHaveAttribute('href', '/members/1')
  })

  it('shows its bookings with their money', async () => {
    openPage('/departures/7/money')
    const bookings = await screen.findByRole('table', { name: 'Bookings' })
    expect(textsOf(bookings)).toEqual([
      [
        ...['1', 'Asha Rao', 'Confirmed', 'Deposit paid', '₹50,000 of ₹2,00,000'],
        ...['15 Jun 2025', '', 'Cancel'],
      ],
      ['2', 'A former member', 'Confirmed', 'Paid in full', '₹2,00,000', '', '', 'Cancel'],
      [
        ...['3', 'Ravi', 'Helduntil 2 May 2025, 00:00 IST', 'Not paid', '₹0 of ₹2,00,000'],
        ...['', '', 'Cancel'],
      ],
      [
        ...['4', 'Zoya', 'Cancelled by the member', 'Part refunded', '₹50,000 of ₹2,00,000', ''],
        ...[
          '₹1,50,000 sent · ₹50,000 refused, to refund by hand · ₹10,000 to refund by hand · Other money: ₹20,000 done',
          '',
        ],
      ],
    ])
    expect(screen.getByRole('link', { name: 'Booking 1: Asha Rao' })).toHaveAttribute(
      'href',
      '/departures/7/money?booking=1',
    )
    expect(screen.getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/members/1')
    expect(screen.getByRole('link', { name: 'Cancel booking: Asha Rao' })).toHaveAttribute(
      'href',
      '/departures/7/money?booking=1&view=cancel',
    )
  })

  it('marks a balance that should have been paid, and sums the money, each sum with its bookings', async () => {
    const { bookings } = turkey()
    Object.assign(bookings[0]!, { balance: 'overdue' })
    const ofTurkey = { filter: { departure: '7' } }
    Object.assign(turkey(), {
      refunded: figureOf(5_000_000, ofTurkey),
      kept: figureOf(20_000_000, ofTurkey),
      refundOpen: figureOf(1_000_000, { filter: { departure: '7', money: 'refund-open' } }),
      returned: figureOf(2_000_000, { filter: { departure: '7', money: 'return-done' } }),
      owed: figureOf(15_000_000, {
        list: 'balances',
        filter: { departure: '7', money: 'balance' },
      }),
    })
    openPage('/departures/7/money')
    const table = await screen.findByRole('table', { name: 'Bookings' })
    expect(textsOf(table).map((texts) => texts[3])).toEqual([
      'Balance overdue',
      'Paid in full',
      'Not paid',
      'Part refunded',
    ])
    const sumOf = (term: string) =>
      within(screen.getByText(term, { selector: 'dt' }).parentElement!).getByRole('link')
    for (const [term, words, href] of [
      ['Paid', '₹2,50,000', '/bookings?departure=7'],
      ['Refunded', '₹50,000', '/bookings?departure=7'],
      ['Kept', '₹2,00,000', '/bookings?departure=7'],
      ['Still to refund', '₹10,000', '/bookings?departure=7&money=refund-open'],
      ['Other money refunded', '₹20,000', '/bookings?departure=7&money=return-done'],
      ['Still to pay', '₹1,50,000', '/money/balances?departure=7&money=balance'],
    ] as const) {
      expect([term, sumOf(term).textContent]).toEqual([term, words])
      expect(sumOf(term)).toHaveAttribute('href', href)
    }
  })

  it.each([
    [
      'it is not decided yet',
      {},
      '2 of 8: guaranteed when 6 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
    ],
    [
      'it is guaranteed',
      { groupDecision: 'guaranteed' },
      'Guaranteed: this departure takes place, and everyone with a seat can book flights.',
    ],
    ['it is cancelled', { groupDecision: 'cancelled' }, 'Cancelled'],
    ['it has left undecided', { hasLeft: true }, '–'],
  ] as const)('says how its group stands when %s', async (_, fields, text) => {
    Object.assign(turkey(), fields)
    openPage('/departures/7')
    const term = await screen.findByText('Group', { selector: 'dt' })
    expect(term.nextSibling?.textContent).toBe(text)
  })

  it('offers no seat and asks for nothing once it is cancelled', async () => {
    Object.assign(turkey(), { groupDecision: 'cancelled' })
    openPage('/departures/7')
    const term = await screen.findByText('Seats', { selector: 'dt' })
    expect(term.nextSibling).not.toHaveTextContent('free')
    expect(screen.queryByText(/balances due/i)).not.toBeInTheDocument()
  })

  it.each([{ groupDecision: 'cancelled' }, { hasLeft: true }] as const)(
    'takes no booking by hand with %o',
    async (fields) => {
      Object.assign(turkey(), fields)
      openPage('/departures/7/money?enter=yes')
      await screen.findByText('Still to pay')
      expect(screen.queryByLabelText(/^Days to pay/)).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Enter a booking' })).not.toBeInTheDocument()
    },
  )

  it('that does not exist says so', async () => {
    openPage('/departures/4711')
    expect(await screen.findByText('There is no such departure.')).toBeVisible()
  })
})

describe('the waitlist of a departure', () => {
  const until = '2025-05-02T10:00:00.000Z'
  const people = async () =>
    within(await screen.findByRole('list', { name: /^Waitlist/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  const lines = () => api().calls.filter(({ line }) => /^(POST|DELETE)/.test(line))

  beforeEach(() => {
    api().state.waitlist = [
      waits(5, { name: 'Uma', position: null, state: 'kept', until }),
      waits(6, { name: 'Ana', state: 'offered', until, isOpened: true }),
      waits(7, { name: 'Ben', position: 2, obstacle: 'other-offer' }),
      waits(8, { name: 'Zoya', position: 3, obstacle: 'unconfirmed' }),
    ]
    Object.assign(turkey(), { waiting: 3, keptUntil: until })
  })

  it('names the people in order, with offers, kept seats and who cannot be offered one', async () => {
    openPage('/departures/7/applicants')
    const joined = 'Joined 1 May 2025, 13:30 IST'
    expect(await people()).toEqual([
      'UmaA seat is kept until 2 May 2025, 15:30 ISTPlaceExtendRemove',
      `1. AnaA seat is offered until 2 May 2025, 15:30 IST, offer opened${joined}PlaceExtendRemove`,
      `2. BenWaitingCannot be offered a seat: they have an offer on another departure.${joined}PlaceRemove`,
      `3. ZoyaWaitingCannot be offered a seat: neither email address nor phone is confirmed.${joined}PlaceRemove`,
    ])
  })

  it('offers the next seat to someone who is not first, with a reason', async () => {
    api().state.waitlist = [
      waits(6, { name: 'Ana' }),
      waits(7, { name: 'Ben', position: 2, obstacle: 'other-offer' }),
      waits(8, { name: 'Zoya', position: 3 }),
    ]
    const { user } = openPage('/departures/7/applicants')
    await user.click(await button('Offer Zoya the next seat'))
    expect(screen.queryByRole('button', { name: /Offer (Ana|Ben) the next seat/ })).toBeNull()
    const question = await dialog('Offer Zoya the next seat?')
    expect(question).toHaveTextContent('ahead of 1 other member who has waited longer')
    await user.click(within(question).getByRole('button', { name: 'Offer next seat' }))
    expect(within(question).getByText('Please say why')).toBeInTheDocument()
    await user.type(within(question).getByRole('textbox', { name: 'Reason' }), 'Her sister goes')
    api().answerNext('POST /api/admin/departures/7/waitlist/8/next', ({ waitlist }) => {
      waitlist.unshift({ ...waitlist.pop()!, position: 1, isAhead: true })
    })
    await user.click(within(question).getByRole('button', { name: 'Offer next seat' }))
    expect(await screen.findByText('Next in line')).toBeInTheDocument()
    expect(lines().at(-1)).toMatchObject({ body: { reason: 'Her sister goes' } })
    expect((await people())[0]).toContain('ZoyaWaiting, put ahead by an operator')
  })

  it('gives one member more time, with the deadline that they have and will have', async () => {
    const { user } = openPage('/departures/7/applicants')
    await user.click(await button('Extend: Ana'))
    const question = within(await dialog('More time for Ana'))
    const deadlines = () =>
      question.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(deadlines()).toEqual(['2 May 2025, 15:30 IST', '3 May 2025, 15:30 IST'])
    const hours = question.getByRole('textbox', { name: 'More hours' })
    await user.clear(hours)
    await user.type(hours, '2')
    expect(deadlines()).toEqual(['2 May 2025, 15:30 IST', '2 May 2025, 17:30 IST'])
    await user.click(question.getByRole('button', { name: 'Extend' }))
    expect(await screen.findByText('More time given')).toBeInTheDocument()
    expect(lines().at(-1)).toMatchObject({ body: { hours: 2, until } })
  })

  it('loses one member after a question that says who gets an email', async () => {
    const { user } = openPage('/departures/7/applicants')
    await user.click(await button('Remove Ana'))
    const question = await dialog('Remove Ana from the waitlist?')
    expect(question).toHaveTextContent(/Their offer ends.* They get an email\./)
    api().answerNext('DELETE /api/admin/departures/7/waitlist/6', ({ waitlist }) => {
      waitlist.splice(1, 1)
      turkey().waiting = 2
    })
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(async () => expect(await people()).toHaveLength(3))
    expect(lines().map(({ line }) => line)).toEqual(['DELETE /api/admin/departures/7/waitlist/6'])
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Waitlist/ })).toHaveFocus())
  })

  it('leaves a form open that was opened before another change was answered', async () => {
    const { user } = openPage('/departures/7/applicants')
    await user.click(await button('Remove Ana'))
    const question = within(await dialog('Remove Ana from the waitlist?'))
    const answer = api().hold()
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await user.click(await button('Extend: Uma'))
    const hours = within(await dialog('More time for Uma')).getByRole('textbox')
    await user.clear(hours)
    await user.type(hours, '2')
    answer()
    expect(await screen.findByText('Removed from the waitlist')).toBeInTheDocument()
    expect(hours).toBeInTheDocument()
    expect(hours).toHaveValue('2')
  })

  it('is emptied after a question, but for the kept seats', async () => {
    const { user } = openPage('/departures/7/applicants')
    await user.click(await button('Empty the waitlist'))
    const question = await dialog('Empty the waitlist?')
    expect(question).toHaveTextContent(
      '3 members lose their places and offers. Each of them gets an email. Seats that are kept stay kept.',
    )
    api().answerNext('POST /api/admin/departures/7/waitlist/empty', ({ waitlist }) => {
      waitlist.splice(1)
      turkey().waiting = 0
    })
    await user.click(within(question).getByRole('button', { name: 'Empty the waitlist' }))
    await waitFor(async () => expect(await people()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Empty the waitlist' })).toBeNull()
    expect(lines().map(({ line }) => line)).toEqual(['POST /api/admin/departures/7/waitlist/empty'])
  })

  it('is not asked for if no one waits and no seat is kept', async () => {
    Object.assign(turkey(), { waiting: 0, keptUntil: null })
    openPage('/departures/7/applicants')
    await screen.findByRole('heading', { name: 'Choose the group' })
    expect(api().calls.filter(({ line }) => line.endsWith('/waitlist'))).toEqual([])
  })
})

describe('a departure that is guaranteed', () => {
  it('says so in the table and in its details', async () => {
    turkey().groupDecision = 'guaranteed'
    const { user } = openPage('/departures?season=2025')
    expect((await rowTexts())[1]![3]).toBe('Guaranteed Open')
    await user.click(screen.getAllByRole('link', { name: 'Hidden Gems of Turkey' })[1]!)
    expect(
      await screen.findByText(
        'Guaranteed: this departure takes place, and everyone with a seat can book flights.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Guaranteed')).toBeVisible()
  })
})

describe('the hotels of a departure', () => {
  const hotels = async () =>
    within(await screen.findByRole('region', { name: 'Hotels' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('are added in a form that knows the nights of the trip', async () => {
    const { user } = openPage('/departures/7/settings')
    await user.click(await button('Add hotel'))
    const form = within(await screen.findByRole('form', { name: 'New hotel' }))
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus())
    await user.type(form.getByLabelText(/^Name/), 'Cave House')
    await user.type(form.getByLabelText(/^Address/), '2 Valley Road, Göreme')
    await user.type(form.getByLabelText(/^Phone/), '0212 555')
    await user.type(form.getByLabelText(/^Nights/), '4{Enter}')
    expect(await form.findByText('Only 3 nights are left from that date')).toBeInTheDocument()
    expect(form.getByText(/^Please enter the phone with its country code/)).toBeInTheDocument()
    await user.clear(form.getByLabelText(/^Phone/))
    await user.clear(form.getByLabelText(/^Nights/))
    await user.type(form.getByLabelText(/^Nights/), '3{Enter}')
    expect(await screen.findByText('Hotel added')).toBeInTheDocument()
    await waitFor(async () =>
      expect(await hotels()).toEqual([
        'Lantern House1 Harbour Street, Istanbul1 night, 14 August 2025 to 15 August 2025Change',
        'Cave House2 Valley Road, Göreme3 nights, 14 August 2025 to 17 August 2025Change',
      ]),
    )
  })

  it('are changed and removed', async () => {
    const { user } = openPage('/departures/7/settings')
    await user.click(await button('Change Lantern House'))
    expect(window.location.search).toBe('?hotel=1')
    const nights = await screen.findByLabelText(/^Nights/)
    await user.clear(nights)
    await user.type(nights, '2{Enter}')
    expect(await screen.findByText('Hotel saved')).toBeInTheDocument()
    await waitFor(async () => expect((await hotels())[0]).toContain('2 nights'))
    await user.click(await button('Change Lantern House'))
    await user.click(await button('Remove hotel'))
    expect(await screen.findByText('Hotel removed')).toBeInTheDocument()
    await waitFor(async () => expect(await hotels()).toEqual([]))
  })

  it('say why they could not be read', async () => {
    const detail = 'The service is unavailable right now.'
    api().failNext('GET /api/admin/departures/7/hotels', { code: 'DATABASE_UNAVAILABLE', detail })
    openPage('/departures/7/settings')
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  })
})

describe('adding', () => {
  it('requires trip and date, sends the form and shows the departure', async () => {
    api().state.departures.splice(0, 2)
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
      tripId: 2,
      departureDate: '2026-03-14',
      duration: 8,
      meetingPlace: null,
      meetingTime: null,
      priceTier: 3,
      spotsTotal: 10,
      hostId: null,
    })
    await count('2 departures in 2026')
  })

  it('keeps what was typed while its form is closed, until it is added', async () => {
    const { user } = openPage('/departures')
    await user.click(await button('Add a departure'))
    const seats = () => screen.findByRole('textbox', { name: 'Seats' })
    await user.clear(await seats())
    await user.type(await seats(), '9')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await button('Add a departure'))
    expect(await seats()).toHaveValue('9')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trip' }), 'Bali Bliss')
    await user.type(screen.getByLabelText(/^Departure date/), '2026-03-14{Enter}')
    expect(await screen.findByText('Departure added')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(await button('Add a departure'))
    expect(await seats()).toHaveValue('12')
  })

  it('keeps what was typed if it is refused', async () => {
    const { user } = openPage('/departures?departure=new&trip=1')
    const form = within(await dialog('Add a departure'))
    await user.type(form.getByLabelText(/^Departure date/), '2026-03-14')
    const host = form.getByRole('combobox', { name: 'Host (optional)' })
    await within(host).findByRole('option', { name: 'Leena' })
    await user.selectOptions(host, 'Leena')
    const detail = 'This trip departs on that date already.'
    api().failNext('POST /api/admin/departures', { code: 'DEPARTURE_EXISTS', detail })
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Trip' })).toHaveValue('1'))
    await user.click(form.getByRole('button', { name: 'Add departure' }))
    expect(await form.findByText(detail)).toBeInTheDocument()
    expect(form.getByLabelText(/^Departure date/)).toHaveValue('2026-03-14')
    expect(host).toHaveDisplayValue('Leena')
  })
})

describe('changing', () => {
  it('sends the changed fields with their old values, and shows the answer without another call', async () => {
    const { user } = openPage('/departures/7/settings')
    await user.click(await button('Change departure'))
    const form = within(await screen.findByRole('form', { name: 'Change the departure' }))
    expect(
      form.getByText(/Seats are taken, so the date and the length cannot change/),
    ).toBeInTheDocument()
    expect(form.getByLabelText(/^Departure date/)).toHaveFocus()
    const seats = form.getByRole('textbox', { name: 'Seats' })
    expect(seats).toHaveAccessibleDescription('At least 3, because that many are taken.')
    await user.clear(seats)
    api().answerNext('PATCH /api/admin/departures/7', () => {
      turkey().seats = seatsWith({ total: 10, booked: 2, held: 1, free: 7 })
    })
    await user.type(seats, '10{Enter}')
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    expect(patches()[0]?.body).toEqual({ before: { spotsTotal: 12 }, after: { spotsTotal: 10 } })
    expect(await screen.findByText('2 booked · 1 held · 7 free')).toBeVisible()
    expect(sent('GET /api/admin/departures/7')).toHaveLength(1)
  })

  it('chooses another host from the list, or none', async () => {
    const { user } = openPage('/departures/7/settings?view=change')
    const host = await screen.findByRole('combobox', { name: 'Host (optional)' })
    expect(host).toHaveDisplayValue('Leena')
    await within(host).findByRole('option', { name: 'Wayan' })
    await user.selectOptions(host, 'Wayan')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    expect(patches()[0]?.body).toEqual({ before: { hostId: 1 }, after: { hostId: 2 } })
  })

  it('chooses a meeting place of another departure, or another one', async () => {
    const { user } = openPage('/departures/7/settings?view=change')
    const place = await screen.findByRole('combobox', { name: 'Where the group meets' })
    expect(place).toHaveDisplayValue('As the trip says: Karaköy, Istanbul, at 13:00')
    expect(place).toHaveAccessibleDescription(/No email goes out: to tell them, write to the group/)
    await user.selectOptions(place, 'Near the Galata tower, at 12:30')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    const asTrip = { meetingPlace: null, meetingTime: null }
    const tower = { meetingPlace: 'Near the Galata tower', meetingTime: '12:30' }
    expect(patches()[0]?.body).toEqual({ before: asTrip, after: tower })

    Object.assign(turkey(), tower)
    await user.click(await button('Change departure'))
    const again = await screen.findByRole('combobox', { name: 'Where the group meets' })
    await user.selectOptions(again, 'Another place or time')
    await user.type(screen.getByLabelText(/^Meeting place/), 'At the ferry pier')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Please enter a time, HH:MM')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText(/^Local time/), { target: { value: '14:00' } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(patches()).toHaveLength(2))
    expect(patches()[1]?.body).toEqual({
      before: tower,
      after: { meetingPlace: 'At the ferry pier', meetingTime: '14:00' },
    })
  })

  it('shows why it is refused and keeps what was typed', async () => {
    const { user } = openPage('/departures/7/settings?view=change')
    const seats = await screen.findByRole('textbox', { name: 'Seats' })
    await user.clear(seats)
    await user.type(seats, '2')
    const detail = '2 seats are booked and 1 seat is held: there cannot be fewer seats than that.'
    api().failNext('PATCH /api/admin/departures/7', { code: 'SEATS_SOLD', detail })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(detail)).toBeInTheDocument()
    expect(seats).toHaveValue('2')
  })

  it('shows what another operator has saved, and can still be saved', async () => {
    const { user } = openPage('/departures/7/settings?view=change')
    const seats = await screen.findByRole('textbox', { name: 'Seats' })
    await user.clear(seats)
    await user.type(seats, '10')
    const detail = 'Someone changed this departure in the meantime. Please look at it again.'
    api().failNext('PATCH /api/admin/departures/7', { code: 'DEPARTURE_CHANGED', detail }, () => {
      turkey().spotsTotal = 8
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(detail)).toBeInTheDocument()
    expect(await screen.findByText('Changed since: 8')).toBeInTheDocument()
    expect(seats).toHaveValue('10')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Departure saved')).toBeInTheDocument()
    expect(patches()[1]?.body).toEqual({ before: { spotsTotal: 8 }, after: { spotsTotal: 10 } })
  })
})

describe('closing', () => {
  const bali = () => api().state.departures.find(({ id }) => id === 9)!

  it('asks first, and can be reopened', async () => {
    const { user } = openPage('/departures/9/settings')
    await user.click(await button('Close departure'))
    expect(await screen.findByText(/It disappears from the site immediately/)).toBeInTheDocument()
    api().answerNext('POST /api/admin/departures/9/close', () => {
      Object.assign(bali(), { isActive: false, stateLabel: 'Closed' })
    })
    await user.click(screen.getByRole('button', { name: 'Close this departure' }))
    expect(await screen.findByText('Departure closed')).toBeInTheDocument()
    expect(await screen.findByText('Not shown')).toBeVisible()
    expect(screen.getByText('Closed')).toBeVisible()
    await user.click(await button('Reopen departure'))
    api().answerNext('POST /api/admin/departures/9/reopen', () => {
      Object.assign(bali(), { isActive: true, stateLabel: 'By invite' })
    })
    await user.click(await button('Reopen this departure'))
    expect(await screen.findByText('Departure reopened')).toBeInTheDocument()
  })

  it('is not offered while seats are taken: cancelling is', async () => {
    const { user } = openPage('/departures/7/settings')
    await user.click(await button('Close departure'))
    expect(
      await screen.findByText(/2 booked · 1 held · 9 free. Cancel the departure instead/),
    ).toHaveTextContent('To sell no more seats, set its seats to 3.')
    expect(screen.getByRole('heading', { name: 'Close the departure' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close this departure' })).not.toBeInTheDocument()
    await user.click(await button('Cancel departure'))
    expect(await button('Cancel this departure')).toBeInTheDocument()
  })

  it('does not promise bookings of a cancelled departure', async () => {
    Object.assign(bali(), { groupDecision: 'cancelled', isActive: false })
    openPage('/departures/9/settings?view=switch')
    await button('Show this departure')
    expect(screen.getByText(/as a cancelled departure/)).toBeInTheDocument()
  })

  it('says so if another operator was first', async () => {
    const { user } = openPage('/departures/9/settings?view=switch')
    const detail = 'This departure is closed already.'
    const failing = await button('Close this departure')
    api().failNext('POST /api/admin/departures/9/close', { code: 'DEPARTURE_CHANGED', detail })
    await user.click(failing)
    expect(await screen.findByRole('alert')).toHaveTextContent(detail)
  })
})

const progress = async () =>
  (await screen.findByText(/^The reason: /)).previousElementSibling!.textContent

const cancelCall = 'POST /api/admin/departures/7/cancel'

/** With three bookings, of which some have a refund of ₹50,000 to come. */
const cancellationOf = ({ open }: { open: number }) => ({
  left: figureOf(0, { of: 'rows' }),
  paid: figureOf(3, { of: 'rows', filter: { departure: '7', money: 'paid' } }),
  refunded: figureOf(3 - open, { of: 'rows', filter: { departure: '7', money: 'refunded' } }),
  open: figureOf(open * 5_000_000),
  byHand: figureOf(0),
  refundOpen: figureOf(open * 6_000_000),
})

/** The club has cancelled it: the API ends its bookings, and shows how far the refunds are. */
function cancelTurkey({ open = 0 } = {}) {
  const found = turkey()
  for (const booking of found.bookings.slice(0, 3)) {
    Object.assign(booking, {
      status: 'cancelled',
      label: 'Cancelled',
      endedBy: 'club',
      holdExpiresAt: null,
      canCancel: false,
    })
  }
  const ended = { groupDecision: 'cancelled', stateLabel: 'Closed', canCancel: false } as const
  Object.assign(found, { ...ended, waiting: 0, seats: seatsWith() })
  api().state.cancellation = {
    reason: 'The balloons cannot fly.',
    ...cancellationOf({ open }),
  }
}

describe('a cancelled departure', () => {
  it.each([
    ['group', 'The departure is cancelled. Its bookings are under Money.', /Choose|Open/],
    ['rooms', 'The departure is cancelled, so no one shares a room.', /Propose/],
    ['manifest', 'The departure is cancelled, so there is no one to list.', /manifest/],
    ['settings', 'Shown as cancelled', /Close|Change|Add hotel/],
  ])('says so under %s, and offers nothing that is over', async (tab, words, over) => {
    cancelTurkey()
    openPage(`/departures/7/${tab}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: over })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: over })).not.toBeInTheDocument()
    expect(screen.queryByText(/Due by|not booked it yet|day after/)).not.toBeInTheDocument()
  })
})

describe('cancelling a departure', () => {
  it('says who loses a seat and how much goes back, and shows it cancelled', async () => {
    const { user } = openPage('/departures/7/settings')
    await user.click(await button('Cancel departure'))
    expect(
      await screen.findByText('2 travellers lose their seats, and ₹2,50,000 goes back to them.'),
    ).toBeInTheDocument()
    expect(
      screen.getByText(/^1 seat is held without payment, and 1 member is on the waitlist\./),
    ).toBeInTheDocument()
    expect(
      screen.getByText(
        'Of this, ₹2,00,000 was not paid on the site: please pay it back by hand, and enter the reference under Refunds by hand.',
      ),
    ).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The balloons cannot fly.')
    api().answerNext(cancelCall, () => cancelTurkey())
    await user.click(await button('Cancel this departure'))
    expect(await screen.findByText('Departure cancelled')).toBeInTheDocument()
    expect(sent(cancelCall).map(({ body }) => body)).toEqual([
      { travellers: 2, refund: 25_000_000, reason: 'The balloons cannot fly.' },
    ])
    expect(await progress()).toBe(
      '3 of 3 paid bookings that ended with the departure are refunded in full.',
    )
    expect(screen.getByText('Cancelled')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel departure' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Change departure' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Money' }))
    const bookings = await screen.findByRole('table', { name: 'Bookings' })
    await waitFor(() =>
      expect(textsOf(bookings).map(([, , state]) => state)).toEqual([
        ...Array<string>(3).fill('Cancelled by the club'),
        'Cancelled by the member',
      ]),
    )
  })

  it('shows the new figures if someone has booked meanwhile', async () => {
    const { user } = openPage('/departures/7/settings?view=cancel')
    const cancel = await button('Cancel this departure')
    const detail = 'Someone has booked meanwhile.'
    api().failNext(cancelCall, { code: 'REFUND_CHANGED', detail }, () => {
      Object.assign(turkey(), {
        seats: seatsWith({ booked: 3, held: 1, free: 8 }),
        refundable: figureOf(30_000_000),
      })
    })
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The balloons cannot fly.')
    await user.click(cancel)
    expect(await screen.findAllByText(detail)).not.toHaveLength(0)
    expect(
      await screen.findByText('3 travellers lose their seats, and ₹3,00,000 goes back to them.'),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep departure' }))
    expect(await button('Cancel departure')).toBeInTheDocument()
  })
})

describe('a departure that another operator cancels', () => {
  it('says so to the one whose form was open, and shows it cancelled', async () => {
    const { user } = openPage('/departures/7/settings?view=cancel')
    const cancel = await button('Cancel this departure')
    const detail = 'Ben has cancelled it.'
    api().failNext(cancelCall, { code: 'DEPARTURE_CHANGED', detail }, () => cancelTurkey())
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'The road is closed.')
    await user.click(cancel)
    expect(await screen.findByText(detail)).toBeInTheDocument()
    expect(await progress()).toBe(
      '3 of 3 paid bookings that ended with the departure are refunded in full.',
    )
    expect(screen.queryByRole('button', { name: 'Cancel this departure' })).not.toBeInTheDocument()
  })

  it('shows the refunds of its bookings as they are paid out', async () => {
    cancelTurkey({ open: 1 })
    openPage('/departures/7/money')
    expect(await progress()).toBe(
      '2 of 3 paid bookings that ended with the departure are refunded in full.Still to refund of these: ₹50,000With their earlier refunds: ₹60,000',
    )
    expect(screen.getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/bookings?departure=7&money=refunded',
    )
    expect(screen.queryByText('₹50,000 done')).not.toBeInTheDocument()
    turkey().bookings[0]!.refunds = [{ amount: 5_000_000, status: 'done', isOther: false }]
    Object.assign(api().state.cancellation!, cancellationOf({ open: 0 }))
    expect(await screen.findByText('₹50,000 done', {}, { timeout: 5000 })).toBeInTheDocument()
  })
})
