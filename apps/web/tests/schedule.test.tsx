import { inclusionNote } from '@farandfew/domain/constants/labels.ts'
import { act, isInaccessible, screen, waitFor, within } from '@testing-library/react'
import { Schedule } from '../src/features/schedule/schedule.tsx'
import { seatsWithFree } from './club-rows.ts'
import { address, findViolations, headTag, openPart, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const grid = () => screen.getByRole('grid')
/** The button with a name, as `getByRole` finds it; that asks every button for its name, which takes long in a month. */
function buttonIn(part: Element, name: string | RegExp) {
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text))
  const found = Array.from(part.querySelectorAll('button')).filter((button) =>
    isNamed(button.textContent),
  )
  expect(found).toHaveLength(1)
  expect(found[0]).toHaveAccessibleName(name)
  expect(isInaccessible(found[0]!)).toBe(false)
  return found[0]!
}
const day = (name: string | RegExp) => buttonIn(grid(), name)
const shownMonth = () => document.getElementById(grid().getAttribute('aria-labelledby') ?? '')
const panel = () => screen.queryByRole('region', { name: 'Selected Trip' })
/** A cell of a grid is a gridcell to browsers, which Testing Library does not know. */
const selectedDay = () => grid().querySelector('td[aria-selected="true"]')
const monthList = () => screen.getByRole('region', { name: /^Departures in/ })
const highlighted = () =>
  within(grid())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name.includes(', '))
const step = (name: 'Previous' | 'Next') => buttonIn(document.body, name)
const reads = () => club().calls.filter(({ line }) => line === 'GET /api/schedules').length
/** Opens the schedule with a query in the address. */
const openSchedule = (query = '') => openPart(<Schedule bookings={{}} />, `/schedule${query}`)
/** Waits for the response of the API: the seats and the club's date. */
const loaded = () =>
  waitFor(() => expect(day('Thursday 1 May 2025')).toHaveAttribute('aria-current'))

/** Sets the club's date and keeps the departures. */
const setToday = (today: string) => {
  club().state.schedule = { ...club().state.schedule, today }
}

describe('the schedule', () => {
  it('opens at May 2025 with its departures highlighted and listed', async () => {
    await openSite('/schedule')
    expect(
      await screen.findByRole('heading', { level: 1, name: '2025 Trip Schedule' }),
    ).toBeInTheDocument()
    expect(document.title).toBe('2025 Trip Schedule - Far & Few')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/schedule')
    await loaded()
    expect(shownMonth()).toHaveTextContent('May 2025')
    expect(highlighted()).toEqual([
      'Saturday 10 May 2025, Albania 4 days By invite Guaranteed',
      'Saturday 17 May 2025, Portugal 8 days By invite Guaranteed',
    ])
    const rows = within(monthList()).getAllByRole('button')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Albania10-13 May4 days / 3 nights · INR 2 Lacs · By invite Guaranteed',
      'Portugal17-24 May8 days / 7 nights · INR 3 Lacs · By invite Guaranteed',
    ])
    expect(panel()).not.toBeInTheDocument()
    expect(reads()).toBe(1)
  })

  it('lists one four-day and one eight-day trip for each month from May to December', async () => {
    openSchedule()
    const table = screen.getByRole('table', { name: 'All departures at a glance' })
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'MayAlbania10-13 MayINR 2 LacsBy invitePortugal17-24 MayINR 3 LacsBy invite',
      'JuneArmenia7-10 JuneINR 2 LacsBy inviteBali21-28 JuneINR 3 LacsBy invite',
      'JulyKoh Samui12-15 JulyINR 2 LacsBy inviteJapan26 July - 2 AugustINR 3 LacsBy invite',
      'AugustTurkey14-17 AugustINR 2 LacsOpenMexico30 August - 6 SeptemberINR 3 LacsBy invite',
      'SeptemberMontenegro13-16 SeptemberINR 2 LacsBy invitePortugal27 September - 4 OctoberINR 3 LacsBy invite',
      'OctoberTurkey11-14 OctoberINR 2 LacsOpenJapan25 October - 1 NovemberINR 3 LacsBy invite',
      'NovemberSri Lanka8-11 NovemberINR 2 LacsBy inviteMexico22-29 NovemberINR 3 LacsBy invite',
      'DecemberBali6-9 DecemberINR 2 LacsBy inviteSri Lanka20-27 DecemberINR 3 LacsBy invite',
    ])
    expect(within(rows[3]!).getByRole('link', { name: 'Turkey' })).toHaveAttribute(
      'href',
      '/destinations/turkey?departure=7',
    )
    expect(within(rows[3]!).getByRole('link', { name: 'Mexico' })).toHaveAttribute(
      'href',
      '/trips/6?departure=8',
    )
  })

  it('shows which trips are not scheduled, as soon as the API has answered', async () => {
    const { schedule } = club().state
    club().state.schedule = {
      ...schedule,
      departures: schedule.departures.filter(({ id }) => ![1, 2, 4].includes(id)),
    }
    openSchedule()
    await loaded()
    expect(highlighted()).toEqual([])
    expect(within(monthList()).getByText('No trip scheduled')).toBeInTheDocument()
    const table = screen.getByRole('table', { name: 'All departures at a glance' })
    const [may, june] = within(table).getAllByRole('row').slice(1)
    expect(may).toHaveTextContent('MayNo trip scheduledNo trip scheduled')
    expect(june).toHaveTextContent(
      'JuneArmenia7-10 JuneINR 2 LacsBy inviteGuaranteedNo trip scheduled',
    )
  })
})

describe('a selected trip', () => {
  it('opens when its date is clicked, and closes when a date without a trip is clicked', async () => {
    const { user } = openSchedule('?month=2025-08')
    await user.click(day(/^Thursday 14 August 2025/))
    await waitFor(() => expect(panel()).toHaveTextContent('Open · 3 left'))
    const shown = panel()!
    const facts = within(shown)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(shown).not.toHaveTextContent(/not open yet/)
    expect(shown).toHaveTextContent(inclusionNote)
    expect(facts).toEqual([
      'Turkey',
      'Thursday 14 August 2025',
      '4 days / 3 nights',
      'INR 2 Lacs',
      'Open · 3 left',
      '5 of 8: guaranteed when 3 more join; decided by 15 June 2025, otherwise everyone is refunded in full.',
      'We say who is going once 9 of 12 seats are booked',
    ])
    expect(within(shown).getByRole('link', { name: 'Turkey' })).toHaveAttribute(
      'href',
      '/destinations/turkey?departure=7',
    )
    expect(within(shown).getByRole('link', { name: 'Book This Trip' })).toHaveAttribute(
      'href',
      '/book/7',
    )
    expect(within(shown).getByRole('link', { name: 'See the Trip' })).toHaveAttribute(
      'href',
      '/destinations/turkey?departure=7',
    )
    expect(within(shown).getByRole('link', { name: 'Browse All Trips' })).toHaveAttribute(
      'href',
      '/trips',
    )
    expect(within(shown).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/schedules/7/calendar.ics',
    )
    expect(selectedDay()).toHaveTextContent('14')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Turkey, Thursday 14 August 2025, selected',
    )
    expect(address()).toBe('/schedule?month=2025-08&departure=7')

    await user.click(day('Friday 15 August 2025'))
    expect(panel()).not.toBeInTheDocument()
    expect(selectedDay()).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('No trip selected')
    expect(address()).toBe('/schedule?month=2025-08')
  })

  it('shows that it is by invite instead of its seats if it cannot be booked', async () => {
    openSchedule('?departure=4')
    await waitFor(() => expect(reads()).toBe(1))
    expect(shownMonth()).toHaveTextContent('June 2025')
    expect(panel()).toHaveTextContent('Bali')
    expect(panel()).toHaveTextContent('StatusBy invite')
    expect(panel()).toHaveTextContent('8 days / 7 nights')
    expect(panel()).toHaveTextContent('INR 3 Lacs')
    expect(panel()).toHaveTextContent('Booking is not open yet')
    expect(panel()).not.toHaveTextContent('left')
  })

  it.each(['?month=2025-04', '?month=august&departure=seven', '?departure=99', '?departure='])(
    'is missing, and the month is May, at %s',
    async (query) => {
      openSchedule(query)
      await loaded()
      expect(shownMonth()).toHaveTextContent('May 2025')
      expect(panel()).not.toBeInTheDocument()
    },
  )
})

/** Changes a departure of the club. */
const setDeparture = (id: number, changes: object) => {
  const { schedule } = club().state
  club().state.schedule = {
    ...schedule,
    departures: schedule.departures.map((one) => (one.id === id ? { ...one, ...changes } : one)),
  }
}

describe('a closed departure', () => {
  it('is marked everywhere, and offers the next date instead of booking', async () => {
    setDeparture(7, { isClosed: true })
    openSchedule('?departure=7')
    const next = await screen.findByRole('link', { name: 'Ask for the next date' })
    expect(next).toHaveAttribute('href', '/request-invite/turkey')
    expect(panel()).toHaveTextContent('StatusClosed')
    expect(panel()).toHaveTextContent('This departure can no longer be booked.')
    expect(highlighted()[0]).toBe('Thursday 14 August 2025, Turkey 4 days Closed selected')
    expect(within(monthList()).getAllByRole('button')[0]).toHaveTextContent(/ · Closed$/)
    const table = screen.getByRole('table', { name: 'All departures at a glance' })
    expect(within(table).getAllByRole('row')[4]).toHaveTextContent('14-17 AugustINR 2 LacsClosed')
    expect(screen.queryByRole('link', { name: 'Book This Trip' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
  })

  it('is no longer by invite', async () => {
    setDeparture(1, { isClosed: true })
    openSchedule('?departure=1')
    await waitFor(() => expect(panel()).toHaveTextContent('StatusClosed'))
    expect(panel()).not.toHaveTextContent('request early access')
    expect(screen.queryByRole('link', { name: 'Book This Trip' })).not.toBeInTheDocument()
  })
})

describe('a full departure', () => {
  it('leads to its waitlist', async () => {
    setDeparture(7, seatsWithFree(0))
    openSchedule('?departure=7')
    const wait = await screen.findByRole('link', { name: 'Join the Waitlist' })
    expect(wait).toHaveAttribute('href', '/book/7')
    expect(panel()).toHaveTextContent('StatusFull · 5 booked · 1 held · 1 offered · 5 kept')
  })
})

describe('the legend', () => {
  const samples = () =>
    within(grid().parentElement!.parentElement!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('explains what the cells of the month show, and each cell says its state in one word', async () => {
    setDeparture(2, { isClosed: true })
    const { user } = openSchedule()
    await loaded()
    const words = () =>
      Array.from(grid().querySelectorAll('[data-short]'), (note) => note.getAttribute('data-short'))
    expect(samples()).toEqual(['4 days, by invite', 'Closed', '✓Guaranteed'])
    expect(words()).toEqual(['Invite', 'Closed'])
    for (let month = 5; month < 8; month += 1) await user.click(step('Next'))
    expect(samples()).toEqual(['4 days, open to book', '8 days, by invite'])
    expect(words()).toEqual(['Open', 'Invite'])
  })
})

describe('a past departure', () => {
  it('is marked, and offers the next date instead of booking', async () => {
    setToday('2025-08-14')
    openSchedule('?departure=7')
    expect(await screen.findByRole('link', { name: 'Ask for the next date' })).toHaveAttribute(
      'href',
      '/request-invite/turkey',
    )
    expect(panel()).toHaveTextContent('Departed')
    expect(panel()).not.toHaveTextContent('left')
    expect(screen.queryByRole('link', { name: 'Book This Trip' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument()
    expect(highlighted()).toEqual([
      'Thursday 14 August 2025, Turkey 4 days Departed selected',
      'Saturday 30 August 2025, Mexico 8 days By invite 3 more needed',
    ])
  })

  it('can still be booked on the day before', async () => {
    setToday('2025-08-13')
    openSchedule('?departure=7')
    await waitFor(() => expect(panel()).toHaveTextContent('Open · 3 left'))
    expect(screen.getByRole('link', { name: 'Book This Trip' })).toBeInTheDocument()
  })

  it("is not marked before the API has sent the club's date", async () => {
    setToday('2025-12-31')
    const release = club().hold()
    await openSite('/schedule?departure=7')
    expect(screen.getByRole('link', { name: 'Book This Trip' })).toBeInTheDocument()
    expect(panel()).toHaveTextContent(/StatusOpen(?! ·)/)
    expect(document.body).not.toHaveTextContent(/departed/i)
    expect(await findViolations()).toEqual([])
    release()
    expect(await screen.findByRole('link', { name: 'Ask for the next date' })).toBeInTheDocument()
  })
})

describe('when the API is unavailable', () => {
  it('keeps the button focused while it tries again, and after another failure', async () => {
    const failure = { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' } as const
    club().fail('GET /api/schedules', failure, 2)
    const { user } = openSchedule()
    const button = await screen.findByRole('button', { name: 'Try again' })
    const release = club().hold()
    await user.click(button)
    expect(button).toHaveTextContent('Trying again...')
    await user.click(button)
    release()
    await waitFor(() => expect(button).toHaveTextContent('Try again'))
    expect(button).toHaveFocus()
    expect(reads()).toBe(2)
  })
})

describe('by keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('data-date')

  it('arrows, Home and End move between the days, and Enter and Space press them', async () => {
    const { user } = openSchedule()
    act(() => day(/^Saturday 10 May/).focus())
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('2025-05-11')
    await user.keyboard('{ArrowDown}{ArrowLeft}')
    expect(focused()).toBe('2025-05-17')
    await user.keyboard('{Enter}')
    expect(panel()).toHaveTextContent('Portugal')
    await user.keyboard('{Home}')
    expect(focused()).toBe('2025-05-11')
    await user.keyboard(' ')
    expect(panel()).not.toBeInTheDocument()
    await user.keyboard('{End}{ArrowUp}')
    expect(focused()).toBe('2025-05-10')
    const stops = within(grid()).getAllByRole('button')
    expect(stops.filter((button) => button.tabIndex === 0)).toEqual([document.activeElement])
  })

  it('arrows and Page keys move to other months, and stop at both ends of the schedule', async () => {
    const { user } = openSchedule()
    act(() => day(/^Saturday 31 May/).focus())
    await user.keyboard('{ArrowRight}')
    expect(shownMonth()).toHaveTextContent('June 2025')
    expect(focused()).toBe('2025-06-01')
    await user.keyboard('{PageUp}')
    expect(focused()).toBe('2025-05-01')
    await user.keyboard('{PageUp}{ArrowLeft}{ArrowUp}')
    expect(focused()).toBe('2025-05-01')
    await user.keyboard('{PageDown>7/}')
    expect(shownMonth()).toHaveTextContent('December 2025')
    expect(focused()).toBe('2025-12-01')
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('2025-12-01')
    expect(address()).toBe('/schedule?month=2025-12')
  })

  it('keeps the focus when the Back button changes the month, and when a button becomes disabled', async () => {
    const { user } = openSchedule('?month=2025-11')
    act(() => day(/^Saturday 8 November/).focus())
    await user.keyboard('{PageDown}')
    expect(focused()).toBe('2025-12-08')
    act(() => window.history.back())
    await waitFor(() => expect(shownMonth()).toHaveTextContent('November 2025'))
    expect(focused()).toBe('2025-11-08')
    await user.click(step('Next'))
    expect(step('Next')).toBeDisabled()
    expect(step('Previous')).toHaveFocus()
  })

  it('ignores keys with Alt, Control or Meta', async () => {
    const { user } = openSchedule()
    act(() => day(/^Saturday 10 May/).focus())
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}')
    expect(focused()).toBe('2025-05-10')
  })
})

it('offers all departures as a calendar', async () => {
  openSchedule()
  expect(screen.getByRole('link', { name: 'Add all departures to your calendar' })).toHaveAttribute(
    'href',
    '/api/schedule.ics',
  )
  const subscribe = screen.getByRole('link', { name: 'subscribe to it in your calendar' })
  expect(subscribe).toHaveAttribute('href', `webcal://${window.location.host}/api/schedule.ics`)
})
