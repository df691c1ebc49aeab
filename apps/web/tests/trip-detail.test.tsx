import { metaDescription } from '@farandfew/domain/constants/labels.ts'
import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { faqPage } from '../src/shared/structured-data/faq-page.ts'
import { structuredDataTags } from '../src/shared/structured-data/thing.ts'
import { findViolations, headTag, openPage, openSite, withFakeApi } from './open-site.tsx'
import { samplePracticalFacts } from './practical-facts.ts'

const club = withFakeApi()

const [turkey, bali, , sriLanka] = catalogue as unknown as [Trip, Trip, Trip, Trip]
const japan = catalogue[6]!

const title = () => screen.findByRole('heading', { level: 1 })
const sectionOf = (heading: HTMLElement) => within(heading.closest('section')!)
const section = async (name: string) =>
  sectionOf(await screen.findByRole('heading', { level: 2, name }))
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

/** The terms and values of the trip details panel. */
const details = async () => {
  const panel = await screen.findByRole('complementary', { name: 'Trip Details' })
  const terms = texts(within(panel).getAllByRole('term'))
  const words = texts(within(panel).getAllByRole('definition'))
  return Object.fromEntries(terms.map((term, index) => [term, words[index]]))
}

const hero = async () => sectionOf(await title())
/** The button of the bar at the bottom. */
const barLink = () =>
  waitFor(() => {
    const link = document.querySelector<HTMLElement>('[data-bar] a')
    expect(link).toBeInTheDocument()
    return link!
  })
const reads = () => club().calls.map(({ line }) => line)

describe('a trip', () => {
  it('shows all its sections', async () => {
    await openPage('/trips/7')
    expect(await title()).toHaveTextContent(japan.title)

    const overview = await section('Trip Overview')
    expect(overview.getByText(japan.description)).toBeInTheDocument()
    expect(overview.getByRole('heading', { name: 'Trip Highlights' })).toBeInTheDocument()
    for (const highlight of japan.highlights) {
      expect(overview.getByText(highlight)).toBeInTheDocument()
    }
    expect(overview.getByText('Duration').parentElement).toHaveTextContent('8 days / 7 nights')
    expect(overview.getByText('Group Size').parentElement).toHaveTextContent(japan.groupSize)

    expect((await section('Gallery')).getAllByRole('img')).toHaveLength(japan.images.length - 1)
    for (const [name, items] of [
      ["What's Included", japan.includedItems],
      ["What's Not Included", japan.excludedItems],
    ] as const) {
      const heading = await screen.findByRole('heading', { level: 2, name })
      expect(texts(within(heading.parentElement!).getAllByRole('listitem'))).toEqual(items)
    }

    const connect = await section('Connect With Like-Minded Travelers')
    for (const figure of ['28-42', '8-12', '100%']) {
      expect(connect.getByText(figure)).toBeInTheDocument()
    }
    expect(await screen.findByRole('form', { name: 'Inquiry' })).toBeInTheDocument()
    expect(await screen.findByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
    const path = 'GET /api/trips/7'
    expect(reads().sort()).toEqual([path, `${path}/departures`, `${path}/reviews`])
  })

  it('shows the route of the itinerary as a map and in text', async () => {
    const { user } = await openPage('/trips/7')
    const itinerary = await section('Day-by-Day Itinerary')
    await user.click(itinerary.getByText('The Route'))
    expect(itinerary.getByRole('img', { name: /^Map of the 8 days in Japan/ })).toHaveAttribute(
      'src',
      '/art/trips/japan/route-8.svg',
    )
    const route = itinerary.getByRole('list', { name: 'The Route' })
    const stops = texts(within(route).getAllByRole('listitem'))
    expect(stops.slice(0, 2)).toEqual([
      'Days 1-3Tokyo · 2 nights',
      'Days 3-4Lake Kawaguchi · 1 nightBy train from Tokyo',
    ])
    expect(stops).toHaveLength(8)
  })

  it('has its title, the start of its description and its picture in the head', async () => {
    await openSite('/trips/7')
    await title()
    expect(document.title).toBe(`${japan.title} - Far & Few`)
    expect(headTag('meta[name="description"]')).toBe(metaDescription(japan.description))
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/trips/7')
    expect(headTag('meta[property="og:image"]')).toBe(
      'https://club.example/art/share/trip-japan.png',
    )
  })

  it('names its destination page as canonical if it has one', async () => {
    await openSite('/trips/2')
    expect(await title()).toHaveTextContent('Bali Bliss')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/destinations/bali')
  })

  it('links to all trips, to its other date, to a seat, to the inquiry and to the facts, and in its bar to a seat', async () => {
    await openPage('/trips/7')
    await (await hero()).findByRole('link', { name: 'Ask About This Trip' })
    await (await hero()).findByRole('link', { name: '25 October - 1 November' })
    const links = (await hero()).getAllByRole('link')
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Back to All Trips', '/trips'],
      ['25 October - 1 November', '/trips/7?departure=12'],
      ['Request Invite', '/request-invite/japan?departure=6'],
      ['Ask About This Trip', '#inquiry'],
      ['What it costs, food, visa and weather', '#before-you-decide'],
    ])
    await section('Before You Decide')
    for (const id of ['inquiry', 'before-you-decide']) {
      expect(document.getElementById(id)).toBeInTheDocument()
    }
    expect(await barLink()).toHaveTextContent('Request Invite')
    expect(await barLink()).toHaveAttribute('href', '/request-invite/japan?departure=6')
  })

  it('links to an invite page by its id if its destination is unknown', async () => {
    const late = { ...japan, id: 4711, title: 'Late Light', destination: 'Faroe Islands' }
    club().state.trips = [late]
    const { unmount } = await openPage('/trips/4711')
    await title()
    expect(await barLink()).toHaveTextContent('Request Invite')
    expect(await barLink()).toHaveAttribute('href', '/request-invite/4711?departure=6')
    unmount()
    club().state.trips = [{ ...late, availability: 'open' }]
    await openPage('/trips/4711')
    await title()
    expect(await barLink()).toHaveAttribute('href', '/book/6')
  })

  it('links from its pictures to the gallery of the destination if there is one', async () => {
    const { unmount } = await openPage('/trips/7')
    expect((await section('Gallery')).getByRole('link')).toHaveAttribute('href', '/gallery/japan')
    unmount()
    await openPage('/trips/8')
    expect((await section('Gallery')).queryByRole('link')).not.toBeInTheDocument()
  })

  it('keeps the important part of its hero picture visible on phones', async () => {
    const focusOf = async (path: string) => {
      const { unmount } = await openPage(path)
      const picture = await (await hero()).findByRole('img')
      const focus = picture.parentElement!.style.getPropertyValue('--focus')
      unmount()
      return focus
    }
    expect(await focusOf('/trips/6')).toBe('62% 50%')
    expect(await focusOf('/trips/7')).toBe('50% 50%')
  })

  it('uses the title as the text of uploaded photos', async () => {
    club().state.trips = [
      { ...japan, images: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'] },
    ]
    await openPage('/trips/7')
    expect(await (await hero()).findByRole('img', { name: japan.title })).toHaveAttribute(
      'src',
      'https://photos.example/1.jpg',
    )
    expect((await section('Gallery')).getByRole('img', { name: japan.title })).toBeInTheDocument()
  })
})

describe('by availability', () => {
  it('an open trip links to its booking page until no seat is left', async () => {
    club().state.trips = [turkey]
    const { unmount } = await openPage('/trips/1')
    await title()
    expect(await barLink()).toHaveTextContent('Book This Trip')
    expect(await barLink()).toHaveAttribute('href', '/book/7')
    unmount()
    club().state.trips = [{ ...turkey, spotsLeft: 0 }]
    await openPage('/trips/1')
    const full = await hero()
    expect(full.getByText('Fully booked · 14-17 August')).toBeInTheDocument()
    expect(await barLink()).toHaveTextContent('Join the Waitlist')
    expect(await barLink()).toHaveAttribute('href', '/book/7')
  })

  it('an open trip shows its seats and dates', async () => {
    club().state.trips = [{ ...turkey, spotsLeft: 2 }]
    await openPage('/trips/1')
    expect(await (await hero()).findByText(/^2 spots left · 14-17 August$/)).toBeInTheDocument()
    expect(await details()).toMatchObject({
      Destination: turkey.destination,
      'Departure Months': turkey.departureMonths,
      'Departure Dates': '14-17 August',
      'Available Spots': '2',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
  })

  it('a trip whose next departure is guaranteed says so in hero, details and bar', async () => {
    const seats = {
      total: 12,
      booked: 9,
      held: 1,
      offered: 0,
      kept: 0,
      free: 2,
      isBeingPaid: false,
    }
    const guarantee = { groupDecision: 'guaranteed', decisionDate: '2025-06-15', seats } as const
    const nextDeparture = { ...turkey.nextDeparture!, ...guarantee }
    club().state.trips = [{ ...turkey, spotsLeft: 2, nextDeparture }]
    await openPage('/trips/1')
    expect(await (await hero()).findByText('Guaranteed')).toBeInTheDocument()
    expect(await details()).toMatchObject({
      'Takes Place':
        'Guaranteed: this departure takes place, and everyone with a seat can book flights.',
    })
    expect((await barLink()).parentElement).toHaveTextContent(/2 spots left · Guaranteed/)
  })

  it('a preview trip offers an invite request and shows the free seats of its next departure', async () => {
    await openPage('/trips/4')
    expect(await (await hero()).findByText('COMING SOON • REQUEST INVITE')).toBeInTheDocument()
    expect(await details()).toMatchObject({
      Destination: sriLanka.destination,
      'Departure Months': 'Coming Soon · 8 Nov',
      'Available Spots': '12',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
  })

  it('a trip that is coming soon shows no months, and the free seats of its next departure', async () => {
    await openSite('/trips/2')
    expect(await (await hero()).findByText('Coming Soon')).toBeInTheDocument()
    expect(await details()).toMatchObject({
      Destination: bali.destination,
      'Departure Months': 'Coming Soon · 21 Jun',
      'Available Spots': '12',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
  })
})

describe('the chosen departure', () => {
  /** Everything that the page says and links about a departure. */
  const page = async () => {
    await barLink()
    await within(document.querySelector('h1')!.closest('section')!).findByText(
      'Ask About This Trip',
    )
    return {
      hero: document.querySelector('h1')!.closest('section')!.textContent,
      bar: (await barLink()).closest('[data-bar]')!.textContent,
      panel: (await screen.findByRole('complementary', { name: 'Trip Details' })).textContent,
      seats: screen
        .getAllByRole('link', { name: /^(?:Request Invite|Book This Trip)$/ })
        .map((link) => link.getAttribute('href')),
      open: document.querySelector('[data-edition]:not([hidden])')!.getAttribute('data-edition'),
    }
  }

  it.each([
    ['/destinations/bali', 4, '8', '21 Jun', 'INR 3 Lacs', '8 days / 7 nights'],
    ['/destinations/bali?departure=15', 15, '4', '6 Dec', 'INR 2 Lacs', '4 days / 3 nights'],
    ['/trips/2?departure=15', 15, '4', '6 Dec', 'INR 2 Lacs', '4 days / 3 nights'],
    // A length alone: its next departure.
    ['/destinations/bali?days=4', 15, '4', '6 Dec', 'INR 2 Lacs', '4 days / 3 nights'],
    // Of another trip, and none.
    ['/destinations/bali?departure=7', 4, '8', '21 Jun', 'INR 3 Lacs', '8 days / 7 nights'],
    ['/destinations/bali?departure=x', 4, '8', '21 Jun', 'INR 3 Lacs', '8 days / 7 nights'],
  ])('of %s decides the whole page', async (path, id, days, date, price, length) => {
    await openPage(path)
    await section('Day-by-Day Itinerary')
    const { hero: first, bar, panel, seats, open } = await page()
    expect(seats).toEqual(Array(3).fill(`/request-invite/bali?departure=${id}`))
    expect(open).toBe(days)
    for (const text of [first, bar]) {
      expect(text).toContain(date)
      expect(text).toContain(price)
      expect(text).toContain(length)
    }
    expect(panel).toContain(date)
    expect(panel).toContain(price)
  })

  it('is that of the other length after the switch, and nothing of the first one is left', async () => {
    const { user } = await openPage('/destinations/bali')
    const days = await section('Day-by-Day Itinerary')
    await user.click(days.getByRole('button', { name: '4 days / 3 nights' }))
    expect(window.location.search).toBe('?departure=15')
    const { bar, panel, seats, open } = await page()
    expect(`${bar}${panel}`).not.toMatch(/8 days|3 Lacs|Jun/)
    expect(seats).toEqual(Array(3).fill('/request-invite/bali?departure=15'))
    expect(open).toBe('4')
    const link = await (await hero()).findByRole('link', { name: '21-28 June, 8 days' })
    await user.click(link)
    expect((await page()).open).toBe('8')
    expect((await page()).bar).toContain('INR 3 Lacs')
  })

  it('is none if no departure has the length', async () => {
    club().state.trips = [{ ...bali, editions: [{ duration: 4, price: 200_000 }] }]
    club().state.schedule = { today: '2025-07-01', departures: [] }
    const { user } = await openPage('/destinations/bali')
    const days = await section('Day-by-Day Itinerary')
    await user.click(days.getByRole('button', { name: '4 days / 3 nights' }))
    await waitFor(async () => expect((await page()).open).toBe('4'))
    expect(window.location.search).toBe('?days=4')
    expect((await page()).seats).toEqual(Array(3).fill('/request-invite/bali'))
    expect((await page()).bar).toContain('4 days / 3 nights')
  })

  it.each([
    ['/destinations/turkey?departure=11', '11-14 October', 'This page is about 14-17 August.', '4'],
    ['/destinations/turkey?departure=99', '', 'This page is about 14-17 August.', '4'],
    [
      '/destinations/bali?departure=15',
      '6-9 December',
      'No other date of its length is set yet.',
      '4',
    ],
  ])('of %s is closed, and the page says so', async (path, dates, instead, days) => {
    const { schedule } = club().state
    const isGone = ({ id }: { id: number }) => path.endsWith(`=${id}`)
    club().state.schedule = {
      ...schedule,
      departures: schedule.departures.map((one) => ({ ...one, isClosed: isGone(one) })),
    }
    await openPage(path)
    const named = dates ? `of ${dates} 2025` : 'that this link names'
    const text = `The departure ${named} can no longer be booked. ${instead}`
    expect(await screen.findByText(text)).toBeVisible()
    await section('Day-by-Day Itinerary')
    await waitFor(async () => expect((await page()).open).toBe(days))
    expect(await findViolations()).toEqual([])
  })

  it('of an open trip has its own seats', async () => {
    await openPage('/destinations/turkey?departure=11')
    const { departures } = club().state.schedule
    const left = departures.find(({ id }) => id === 11)!.spotsRemaining
    await waitFor(async () => expect((await page()).bar).toContain(`${left} spots left`))
    expect((await page()).hero).toContain(`${left} spots left · 11-14 October`)
    expect((await page()).panel).toContain('11-14 October')
    expect((await page()).seats).toEqual(Array(3).fill('/book/11'))
  })
})

describe('a trip that is not shown', () => {
  const notFound = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'Trip Not Found' })).toBeVisible()
    expect(
      screen.getByText("Sorry, we couldn't find the trip you're looking for."),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Browse All Trips' })).toHaveAttribute('href', '/trips')
    expect(document.title).toBe('Trip Not Found - Far & Few')
    expect(screen.getByRole('img', { name: notFoundPicture.alt })).toBeVisible()
    expect(headTag('meta[name="robots"]')).toBe('noindex')
  }
  const tryAgain = () => screen.queryByRole('button', { name: 'Try Again' })

  it.each(['seven', '7th', '-7', '7.5', '0x7', '%20', 'NaN'])(
    'is not requested with the id %s',
    async (id) => {
      await openPage(`/trips/${id}`)
      await notFound()
      expect(tryAgain()).not.toBeInTheDocument()
      expect(reads()).toEqual([])
    },
  )

  it('does not exist, without Try Again', async () => {
    await openPage('/trips/99')
    await notFound()
    expect(tryAgain()).not.toBeInTheDocument()
    expect(reads()).toEqual(['GET /api/trips/99'])
  })

  it.each([
    ['the server fails', { code: 'INTERNAL', detail: 'Something went wrong.' }],
    ['the database is unavailable', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' }],
    ['a proxy answers', { status: 502, text: 'bad gateway' }],
  ] as const)('can be loaded again if %s', async (_, failure) => {
    club().fail('GET /api/trips/7', failure)
    const { user } = await openPage('/trips/7')
    await notFound()
    await user.click(tryAgain()!)
    expect(await screen.findByRole('heading', { level: 1, name: japan.title })).toBeVisible()
    expect(reads().filter((line) => line === 'GET /api/trips/7')).toHaveLength(2)
  })

  it('says that the club no longer offers it', async () => {
    club().fail('GET /api/trips/7', {
      code: 'TRIP_ARCHIVED',
      detail: 'We no longer offer this trip.',
    })
    await openPage('/trips/7')
    expect(await screen.findByText(/^We no longer offer this trip\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse All Trips' })).toHaveAttribute('href', '/trips')
    expect(headTag('meta[name="robots"]')).toBe('noindex')
  })

  it('shows a placeholder while the trip loads', async () => {
    const release = club().hold()
    await openSite('/trips/7')
    expect(await screen.findByText('Loading the trip')).toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    release()
    expect(await title()).toHaveTextContent(japan.title)
  })
})

it('shows the data of the list while the trip loads', async () => {
  const { user } = await openPage('/trips')
  const link = await screen.findByRole('link', { name: japan.title })
  const release = club().hold()
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: japan.title })).toBeVisible()
  expect((await details())['Destination']).toBe(japan.destination)
  release()
  await screen.findByRole('form', { name: 'Inquiry' })
})

describe('the facts that decide', () => {
  const facts = () => section('Before You Decide')
  const factsOf = async (trip: Partial<Trip>) => {
    club().state.trips = [{ ...sriLanka, ...trip }]
    await openPage('/trips/4')
    return facts()
  }
  /** The row of a fact by its heading; null if it is missing. */
  const rowOf = async (name: string) =>
    (await facts()).queryByRole('heading', { level: 3, name })?.closest('details') ?? null
  const textOf = async (name: string) =>
    (await rowOf(name))?.textContent?.replaceAll('\u00a0', ' ') ?? null
  /** What a closed row says. */
  const answerOf = async (name: string) =>
    (await rowOf(name))
      ?.querySelector('summary')
      ?.textContent?.replaceAll('\u00a0', ' ')
      .slice(name.length)

  it('are closed rows with an answer each, for the next departure', async () => {
    await factsOf({ practicalFacts: samplePracticalFacts })
    expect((await facts()).getAllByRole('group').every((row) => !row.hasAttribute('open'))).toBe(
      true,
    )
    expect(await answerOf('What it costs')).toBe('₹2,25,000-2,50,000 door to door, from India')
    expect(await answerOf('Food')).toBe('Vegetarian: easy')
    expect(await answerOf('Women alone')).toMatch(/^A host from the club/)
    expect(await answerOf('Visa')).toBe('Online, one to two days')
    expect(await answerOf('Weather')).toBe('28 to 30 °C by day, 295 to 412 mm in November')
    expect(await answerOf('Flights')).toBe('Direct from Delhi and Mumbai')
    expect(await answerOf('Walking')).toBe('Up to 4 km in a day')
    expect(await answerOf('Rooms')).toBe('A room of your own, every night')
    expect(await answerOf('If you cancel')).toBe(
      'Everything back until 9 September 2025, half until 9 October 2025',
    )
    expect(await textOf('What it costs')).toContain('Total₹2,29,400-2,46,700')
    expect(await textOf('Flights')).toContain('Land at Colombo airport by 11:30')
    expect(await textOf('Rooms')).toContain(sriLanka.itinerary[0]!.accommodation)
  })

  it('have their sources in one row at the end', async () => {
    await factsOf({ practicalFacts: samplePracticalFacts })
    const links = screen.getAllByRole('link', { hidden: true, name: /normals|SriLankan|Depart/ })
    const row = screen.getByRole('heading', { level: 3, name: 'Sources' }).closest('details')!
    for (const link of links) expect(row).toContainElement(link)
    expect(row).toHaveTextContent('Checked 23 November 2026')
  })

  it('list the stays of the shown length, with rooms that are special and a picture of the place', async () => {
    const stay = { what: 'Hillside bungalow', where: 'Near Ella', nights: 2 }
    const stays = [
      { ...stay, duration: 8 },
      { duration: 4, what: 'Town house', where: 'Colombo', nights: 1, picture: '/art/a.svg' },
      { duration: 4, what: 'Safari camp', where: 'Yala', nights: 2, rooms: 'A tent of your own' },
    ]
    await factsOf({ practicalFacts: { ...samplePracticalFacts, stays } })
    const list = within((await facts()).getByRole('list', { name: 'Where we stay' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Town houseColombo · 1 night',
      'Safari campYala · 2 nightsA tent of your own',
    ])
    expect(list.getByRole('presentation')).toHaveAttribute('src', '/art/a.svg')
    // The itinerary is asked only if there are none.
    expect(await textOf('Rooms')).not.toContain('night by night')
  })

  it('call no sum the total that leaves out what everybody pays', async () => {
    const { costs } = samplePracticalFacts
    const without = { ...costs!, without: 'your flights' }
    await factsOf({ practicalFacts: { costs: without } })
    expect(await answerOf('What it costs')).toBe('₹2,25,000-2,50,000 and your flights')
    const text = await textOf('What it costs')
    expect(text).toContain('Subtotal, without your flights₹2,29,400-2,46,700')
    expect(text).not.toContain('Total')
  })

  it('change with the length', async () => {
    club().state.trips = [{ ...sriLanka, practicalFacts: samplePracticalFacts }]
    const { user } = await openPage('/trips/4')
    const lengths = await section('Day-by-Day Itinerary')
    await user.click(lengths.getByRole('button', { name: '8 days / 7 nights' }))
    expect(await textOf('What it costs')).toContain('₹3,32,400-3,50,700')
    expect(await answerOf('Weather')).toBe('31 °C by day, 175 mm in December')
    expect(await textOf('Walking')).toContain('6 km, 200 m up. 1,200 steps')
    await user.click(lengths.getByRole('button', { name: '4 days / 3 nights' }))
    expect(await answerOf('Weather')).toMatch(/November$/)
  })

  it('put the months of a place below its name', async () => {
    const { sources } = samplePracticalFacts.weather!
    const months = ['Colombo', 'Kandy'].flatMap((place) =>
      [1, 2].map((month) => ({ place, month, high: 30, low: 20 + month })),
    )
    await factsOf({ practicalFacts: { weather: { months, sources } } })
    expect(texts((await facts()).getAllByRole('row'))).toEqual([
      'MonthDayNight',
      'Colombo',
      'January30 °C21 °C',
      'February30 °C22 °C',
      'Kandy',
      'January30 °C21 °C',
      'February30 °C22 °C',
    ])
  })

  it('open to what they say if that is one sentence', async () => {
    const womensSafety = ['A host is there.']
    await factsOf({ practicalFacts: { ...samplePracticalFacts, womensSafety } })
    const row = (await rowOf('Women alone'))!
    expect(within(row).getByRole('listitem', { hidden: true })).toHaveTextContent(womensSafety[0]!)
  })

  it('leave no gap where one is missing', async () => {
    await factsOf({ practicalFacts: null })
    const headings = texts((await facts()).getAllByRole('heading', { level: 3 }))
    expect(headings).toEqual(['If you cancel'])
    expect((await hero()).queryByRole('link', { name: /cost/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Questions and Answers' })).toBeNull()
  })

  it('are linked from the first screen by those that the trip has', async () => {
    const { food, visa } = samplePracticalFacts
    await factsOf({ practicalFacts: { food, visa } })
    expect((await hero()).getByRole('link', { name: 'Food and visa' })).toHaveAttribute(
      'href',
      '#before-you-decide',
    )
  })

  it('are followed by questions, whose answers open', async () => {
    club().state.trips = [{ ...sriLanka, practicalFacts: samplePracticalFacts }]
    const { user } = await openPage('/trips/4')
    const [first] = samplePracticalFacts.questions!
    const questions = await section('Questions and Answers')
    expect(questions.getByText(first!.answer)).not.toBeVisible()
    await user.click(questions.getByText(first!.question))
    expect(questions.getByText(first!.answer)).toBeVisible()
  })

  it('are one press away from an answer that names them', async () => {
    const questions = [{ question: 'And the total?', answer: 'Before You Decide has it. Ask us.' }]
    club().state.trips = [{ ...sriLanka, practicalFacts: { questions } }]
    const { user } = await openPage('/trips/4')
    const part = await section('Questions and Answers')
    await user.click(part.getByText('And the total?'))
    const link = part.getByRole('link', { name: 'Before You Decide' })
    expect(link).toHaveAttribute('href', '#before-you-decide')
    expect(link.parentElement).toHaveTextContent('Before You Decide has it. Ask us.')
  })

  it('give search engines the questions of today in place of those of the build', async () => {
    const asked = () =>
      [...document.querySelectorAll('[type="application/ld+json"]')].map(
        ({ textContent }) => (JSON.parse(textContent) as ReturnType<typeof faqPage>)['mainEntity'],
      )
    document.body.insertAdjacentHTML(
      'beforeend',
      structuredDataTags([faqPage([{ question: 'Is it warm?', answer: 'As of the build.' }])]),
    )
    club().state.trips = [{ ...sriLanka, practicalFacts: samplePracticalFacts }]
    const { unmount } = await openPage('/trips/4')
    await section('Questions and Answers')
    const now = samplePracticalFacts.questions!.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    }))
    await waitFor(() => expect(asked()).toMatchObject([now]))
    unmount()
    expect(asked()).toEqual([])
  })
})
