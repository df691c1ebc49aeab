import { screen, waitFor, within } from '@testing-library/react'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { DestinationWithPage } from '@farandfew/domain/destinations/all-destinations.ts'
import { destinationsWithPage } from '@farandfew/domain/destinations/destinations.derived.ts'
import { itinerariesOf, overviewOf } from '@farandfew/domain/trips/trip-facts.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

// Otherwise the first test waits for this code to be compiled, too long on a busy machine.
beforeAll(async () => {
  await import('../src/features/trips/trip-more.tsx')
  await import('../src/features/reviews/reviews-part.tsx')
  await import('../src/features/departures/departures-part.tsx')
  await import('../src/features/trips/decide-part.tsx')
})

/** The links of the buttons: each names the next departure. */
const seatLinks = {
  turkey: '/book/7',
  bali: '/request-invite/bali?departure=4',
  montenegro: '/request-invite/montenegro?departure=9',
  'sri-lanka': '/request-invite/sri-lanka?departure=13',
} as const

const ids = { turkey: 1, bali: 2, montenegro: 3, 'sri-lanka': 4 } as const
const tripOf = (slug: DestinationWithPage) => catalogue[ids[slug] - 1] as Trip

const open = (slug: string, opener = openPage) => opener(`/destinations/${slug}`)
const title = () => screen.findByRole('heading', { level: 1 })
const hero = async () => within((await title()).closest('section')!)
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const listUnder = async (level: number, name: string) => {
  const heading = await screen.findByRole('heading', { level, name })
  const list = heading.nextElementSibling as HTMLElement
  // A row that is closed on a phone.
  return texts(within(list).getAllByRole('listitem', { hidden: true }))
}

/** The terms and values of the trip details panel. */
const details = async () => {
  const panel = within(await screen.findByRole('complementary', { name: 'Trip Details' }))
  const words = texts(panel.getAllByRole('definition'))
  return Object.fromEntries(texts(panel.getAllByRole('term')).map((term, at) => [term, words[at]]))
}

/** The bar at the bottom of the page: its texts and its link. */
const bar = async (action: string) => {
  const link = await waitFor(() =>
    within(document.querySelector<HTMLElement>('[data-bar]')!).getByRole('link', { name: action }),
  )
  const lines = texts(Array.from(link.parentElement!.querySelectorAll<HTMLElement>('p > *')))
  return { lines, href: link.getAttribute('href') }
}

describe.each(destinationsWithPage)('the page of %s', (slug) => {
  const trip = tripOf(slug)

  it('shows its trip at its own address', async () => {
    await open(slug, openSite)
    expect(await title()).toHaveTextContent(trip.title)
    expect(document.title).toBe(`${trip.title} - Far & Few`)
    expect(headTag('link[rel="canonical"]', 'href')).toBe(
      `https://club.example/destinations/${slug}`,
    )
    expect(headTag('meta[property="og:image"]')).toBe(
      `https://club.example/art/share/trip-${slug}.png`,
    )
    const read = `GET /api/trips/${ids[slug]}`
    // The trip itself first; the parts further down read what they show.
    await waitFor(() => {
      const [first, ...later] = club().calls.map(({ line }) => line)
      expect([first, ...later.toSorted()]).toEqual([read, `${read}/departures`, `${read}/reviews`])
    })
  })

  it('links back to all trips', async () => {
    await open(slug)
    const back = (await hero()).getByRole('link', { name: 'Back to All Trips' })
    expect(back).toHaveAttribute('href', '/trips')
  })

  it('shows the description and highlights of the shown length, the duration and the group size', async () => {
    await open(slug)
    const { description, highlights } = overviewOf(trip, trip.nextDeparture!.duration)
    const overview = await section('Trip Overview')
    expect(overview.getByText(description)).toBeInTheDocument()
    expect(await listUnder(3, 'Trip Highlights')).toEqual(highlights)
    expect(overview.getByText('Duration').parentElement).toHaveTextContent(
      durationLabel(trip.nextDeparture!.duration),
    )
    expect(overview.getByText('Group Size').parentElement).toHaveTextContent('8-12 People')
  })

  it('shows four pictures and links to the whole gallery', async () => {
    await open(slug)
    const gallery = await section('Gallery')
    const pictures = gallery.getAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(trip.images.slice(2))
    expect(pictures).toHaveLength(4)
    expect(pictures.every((picture) => picture.getAttribute('alt'))).toBe(true)
    expect(gallery.getByRole('link')).toHaveAttribute('href', `/gallery/${slug}`)
  })

  it('describes the days of each length and opens the first', async () => {
    const { user } = await open(slug)
    const itinerary = await section('Day-by-Day Itinerary')
    for (const { duration, itinerary: expected } of itinerariesOf(trip)) {
      const choice = itinerary.queryByRole('button', { name: durationLabel(duration) })
      expect(choice === null).toBe(trip.extendedEdition === null)
      if (choice) await user.click(choice)
      const [, ...days] = itinerary.getAllByRole('group')
      expect(days.map((day) => day.hasAttribute('open'))).toEqual(
        expected.map((_, index) => index === 0),
      )
      for (const [at, info] of expected.entries()) {
        const day = within(days[at]!)
        expect(day.getByRole('heading', { level: 3 })).toHaveTextContent(`Day ${at + 1}`)
        if (at > 0) await user.click(day.getByText(info.title))
        for (const text of [info.title, info.description, info.accommodation, info.included]) {
          expect(day.getByText(text)).toBeVisible()
        }
      }
    }
  })

  it('lists what is included in the shown length, and what is not', async () => {
    const { user } = await open(slug)
    for (const { duration, includedItems } of itinerariesOf(trip)) {
      if (trip.extendedEdition) {
        await user.click(await screen.findByRole('button', { name: durationLabel(duration) }))
      }
      expect(await listUnder(2, "What's Included")).toEqual(includedItems)
    }
    expect(await listUnder(2, "What's Not Included")).toEqual(trip.excludedItems)
  })

  it('ends with the facts about the group, and both forms', async () => {
    await open(slug)
    const connect = await section('Connect With Like-Minded Travelers')
    for (const [figure, label] of [
      ['28-42', 'Age range'],
      ['8-12', 'Group size'],
      ['100%', 'Solo travellers'],
    ] as const) {
      expect(connect.getByText(figure).parentElement).toHaveTextContent(label)
    }
    expect(await screen.findByRole('form', { name: 'Inquiry' })).toBeInTheDocument()
    expect(await screen.findByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
  })

  it('leads to a seat in hero, bar and panel, of which only the panel is a landmark', async () => {
    await open(slug, openSite)
    await screen.findByRole('form', { name: 'Newsletter' })
    const main = screen.getByRole('main')
    const links = within(main).getAllByRole('link', {
      name: slug === 'turkey' ? 'Book This Trip' : 'Request Invite',
    })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(seatLinks[slug]))
    expect(main.querySelectorAll('aside, footer, nav, header')).toHaveLength(1)
    expect(main.querySelector('aside')).toContainElement(links[2]!)
  })
})

describe('Turkey', () => {
  it('can be booked: three spots left, 14-17 August', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 3 }]
    await open('turkey')
    expect((await hero()).getByText('3 spots left · 14-17 August')).toBeInTheDocument()
    expect(texts((await hero()).getAllByRole('listitem'))).toEqual([
      'Istanbul & Cappadocia',
      '4 days / 3 nights',
      'INR 2 Lacs',
    ])
    expect(await details()).toMatchObject({
      Destination: 'Turkey',
      'Departure Dates': '14-17 August',
      'Available Spots': '3',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
    expect(await bar('Book This Trip')).toEqual({
      lines: ['3 spots left', '14-17 August · INR 2 Lacs'],
      href: seatLinks.turkey,
    })
  })

  it('shows the number of seats from the API in all places', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 1 }]
    await open('turkey')
    expect((await hero()).getByText('1 spot left · 14-17 August')).toBeInTheDocument()
    expect((await details())['Available Spots']).toBe('1')
    expect((await bar('Book This Trip')).lines[0]).toBe('1 spot left')
  })

  it('leads to the waitlist of its next departure if no seat is left', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 0 }]
    await open('turkey')
    expect((await details())['Available Spots']).toBe('0')
    expect(await bar('Join the Waitlist')).toEqual({
      lines: ['Fully booked', '14-17 August · INR 2 Lacs'],
      href: seatLinks.turkey,
    })
  })

  it('asks for the next date if no departure is left that can be booked', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 0, nextDeparture: null }]
    await open('turkey')
    const text = 'No date set yet · Ask for the next date'
    expect((await hero()).getByText(text)).toBeInTheDocument()
    expect(await bar('Request Invite')).toMatchObject({ href: '/request-invite/turkey' })
  })
})

describe.each([
  ['bali', 'Bali', 'Ubud & Uluwatu', '21 Jun', '8 days / 7 nights · INR 3 Lacs'],
  [
    'montenegro',
    'Montenegro',
    'Kotor, Lovćen & Lake Skadar',
    '13 Sep',
    '4 days / 3 nights · INR 2 Lacs',
  ],
] as const)('%s', (slug, name, places, planned, next) => {
  it('is coming soon, shows the free seats of its next departure and accepts requests', async () => {
    await open(slug)
    expect((await hero()).getByText('Coming Soon').parentElement).toHaveTextContent(
      `Coming Soon · ${planned}`,
    )
    expect((await hero()).getByText(places)).toBeInTheDocument()
    expect(await details()).toMatchObject({
      Destination: name,
      'Departure Dates': `Coming Soon · ${planned}`,
      'Available Spots': '12',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
    expect(await bar('Request Invite')).toEqual({
      lines: [`Coming Soon · ${planned}`, next],
      href: seatLinks[slug],
    })
  })
})

describe('Sri Lanka', () => {
  it('shows exactly the specified texts', async () => {
    await open('sri-lanka')
    expect(await title()).toHaveTextContent(/^Sri Lankan Serenity$/)
    expect((await hero()).getByText('COMING SOON • REQUEST INVITE')).toBeInTheDocument()
    expect(texts((await hero()).getAllByRole('listitem')).slice(0, 3)).toEqual([
      'Colombo, Kandy & Yala',
      '4 days / 3 nights',
      'INR 2 Lacs',
    ])
    expect(await details()).toMatchObject({
      Destination: 'Sri Lanka',
      'Departure Dates': 'Coming Soon · 8 Nov',
      'Available Spots': '12',
      'Takes Place': 'Guaranteed for good as soon as 8 travellers have booked.',
      'Target Age Group': '28-42 years old',
    })
    expect(await listUnder(3, 'Trip Highlights')).toHaveLength(6)
    expect(await listUnder(2, "What's Included")).toHaveLength(6)
    expect(await listUnder(2, "What's Not Included")).toEqual([
      'International flights',
      'Travel insurance',
      'Personal expenses',
      'Alcohol except welcome dinner',
      'Optional activities',
      'Gratuities',
      'Visa or electronic travel authorisation fees',
    ])
    const [, ...days] = (await section('Day-by-Day Itinerary')).getAllByRole('group')
    expect(within(days[3]!).getByText('N/A')).toBeInTheDocument()
    expect(await bar('Request Invite')).toEqual({
      lines: ['Coming Soon · 8 Nov', '4 days / 3 nights · INR 2 Lacs'],
      href: seatLinks['sri-lanka'],
    })
  })

  it('shows its sections in order', async () => {
    await open('sri-lanka')
    await screen.findByRole('form', { name: 'Newsletter' })
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(texts(headings)).toEqual([
      'Trip Overview',
      'Trip Details',
      'Gallery',
      'Day-by-Day Itinerary',
      "What's Included",
      "What's Not Included",
      'Departures',
      'Reviews',
      'Before You Decide',
      'Questions and Answers',
      'Connect With Like-Minded Travelers',
      'Ask About This Trip',
      'Letters from far places',
    ])
  })
})

describe('a page that cannot be shown', () => {
  it('is not found without a destination page, and does not call the API', async () => {
    await open('japan', openSite)
    expect(await title()).toHaveTextContent('404 - Page Not Found')
    expect(club().calls).toEqual([])
  })

  it('shows a placeholder while the trip loads', async () => {
    const release = club().hold()
    await open('turkey')
    expect(await screen.findByText('Loading the trip')).toBeInTheDocument()
    release()
    expect(await title()).toHaveTextContent('Hidden Gems of Turkey')
  })

  it('loads the trip again on request after a failure', async () => {
    club().fail('GET /api/trips/1', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await open('turkey')
    expect(await title()).toHaveTextContent('Trip Not Found')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hidden Gems of Turkey' }),
    ).toBeVisible()
  })
})
