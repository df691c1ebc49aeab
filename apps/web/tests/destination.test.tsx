import { screen, within } from '@testing-library/react'
import { catalogue } from '@farandfew/domain/catalogue'
import { type DestinationWithPage, destinationsWithPage } from '@farandfew/domain/destinations'
import type { Trip } from '@farandfew/domain/trips'
import { findViolations, headTag, openSite, withClubServer } from './open-site.tsx'

const club = withClubServer()

const ids = { turkey: 1, bali: 2, montenegro: 3, 'sri-lanka': 4 } as const
const tripOf = (slug: DestinationWithPage) => catalogue[ids[slug] - 1] as Trip

const open = (slug: string) => openSite(`/destinations/${slug}`)
const title = () => screen.findByRole('heading', { level: 1 })
const hero = async () => within((await title()).closest('section')!)
const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const listUnder = async (level: number, name: string) => {
  const heading = await screen.findByRole('heading', { level, name })
  return texts(within(heading.nextElementSibling as HTMLElement).getAllByRole('listitem'))
}

/** What the trip details panel says: term → text. */
const details = async () => {
  const panel = within(await screen.findByRole('complementary', { name: 'Trip Details' }))
  const words = texts(panel.getAllByRole('definition'))
  return Object.fromEntries(texts(panel.getAllByRole('term')).map((term, at) => [term, words[at]]))
}

/** The bar at the foot of the page: what it says, and where it leads. */
const bar = async (action: string) => {
  const link = await screen.findByRole('link', { name: action })
  const said = texts(Array.from(link.parentElement!.querySelectorAll<HTMLElement>('p > *')))
  return { said, href: link.getAttribute('href') }
}

describe.each(destinationsWithPage)('the page of %s', (slug) => {
  const trip = tripOf(slug)

  it('shows its trip under an address of its own', async () => {
    await open(slug)
    expect(await title()).toHaveTextContent(trip.title)
    expect(document.title).toBe(`${trip.title} - Far & Few`)
    expect(headTag('link[rel="canonical"]', 'href')).toBe(
      `https://club.example/destinations/${slug}`,
    )
    expect(headTag('meta[property="og:image"]')).toBe(
      `https://club.example/art/share/trip-${slug}.png`,
    )
    const reads = club().calls.map(({ line }) => line)
    expect(reads.filter((line) => !line.endsWith('/departures'))).toEqual([
      `GET /api/trips/${ids[slug]}`,
    ])
  })

  it('leads back to all trips', async () => {
    await open(slug)
    const back = (await hero()).getByRole('link', { name: 'Back to All Trips' })
    expect(back).toHaveAttribute('href', '/trips')
  })

  it('says what the trip is, what is its best, how long it lasts and how many go', async () => {
    await open(slug)
    const overview = await section('Trip Overview')
    expect(overview.getByText(trip.description)).toBeInTheDocument()
    expect(await listUnder(3, 'Trip Highlights')).toEqual(trip.highlights)
    expect(overview.getByText('Duration').parentElement).toHaveTextContent('4 days / 3 nights')
    expect(overview.getByText('Group Size').parentElement).toHaveTextContent('8-12 People')
  })

  it('shows four pictures, and leads to the whole gallery', async () => {
    await open(slug)
    const gallery = await section('Gallery')
    const pictures = gallery.getAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(trip.images.slice(2))
    expect(pictures).toHaveLength(4)
    expect(pictures.every((picture) => picture.getAttribute('alt'))).toBe(true)
    expect(gallery.getByRole('link')).toHaveAttribute('href', `/gallery/${slug}`)
  })

  it('tells four days, the first of them open', async () => {
    const { user } = await open(slug)
    const days = (await section('Day-by-Day Itinerary')).getAllByRole('group')
    expect(days.map((day) => day.hasAttribute('open'))).toEqual([true, false, false, false])
    for (const [at, told] of trip.itinerary.entries()) {
      const day = within(days[at]!)
      expect(day.getByRole('heading', { level: 3 })).toHaveTextContent(`Day ${at + 1}`)
      if (at > 0) await user.click(day.getByText(told.title))
      for (const text of [told.title, told.description, told.accommodation, told.included]) {
        expect(day.getByText(text)).toBeVisible()
      }
    }
  })

  it('says what is included and what is not', async () => {
    await open(slug)
    expect(await listUnder(2, "What's Included")).toEqual(trip.includedItems)
    expect(await listUnder(2, "What's Not Included")).toEqual(trip.excludedItems)
  })

  it('ends with who the others are, and both forms, and breaks no rule of axe', async () => {
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
    expect(await findViolations()).toEqual([])
  })

  it('has its bar last in the page, and no landmark more for it', async () => {
    await open(slug)
    await screen.findByRole('form', { name: 'Newsletter' })
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.at(-1)).toHaveAttribute('href', `/request-invite/${slug}`)
    const landmarks = screen.getByRole('main').querySelectorAll('aside, footer, nav, header')
    expect(landmarks).toHaveLength(1)
  })
})

describe('Turkey', () => {
  it('can be booked: three spots left, 14-17 August', async () => {
    await open('turkey')
    expect((await hero()).getByText('3 spots left · 14-17 August')).toBeInTheDocument()
    expect(texts((await hero()).getAllByRole('listitem'))).toEqual([
      'Istanbul & Cappadocia',
      '4 days / 3 nights',
      '8-12 People',
      'INR 2 Lacs all-inclusive',
    ])
    expect(await details()).toEqual({
      Destination: 'Turkey',
      'Departure Dates': '14-17 August',
      'Available Spots': '3',
      'Target Age Group': '28-42 years old',
    })
    expect(await bar('Book This Trip')).toEqual({
      said: ['3 spots left', '14-17 August · INR 2 Lacs'],
      href: '/request-invite/turkey',
    })
  })

  it('shows the seats that the API counts, everywhere', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 1 }]
    await open('turkey')
    expect((await hero()).getByText('1 spot left · 14-17 August')).toBeInTheDocument()
    expect((await details())['Available Spots']).toBe('1')
    expect((await bar('Book This Trip')).said[0]).toBe('1 spot left')
  })

  it('asks for an invite where the last seat is gone', async () => {
    club().state.trips = [{ ...tripOf('turkey'), spotsLeft: 0 }]
    await open('turkey')
    expect((await details())['Available Spots']).toBe('0')
    expect((await bar('Request Invite')).said[0]).toBe('Fully booked')
  })
})

describe.each([
  ['bali', 'Bali', 'Ubud & Uluwatu'],
  ['montenegro', 'Montenegro', 'Kotor, Lovćen & Lake Skadar'],
] as const)('%s', (slug, name, places) => {
  it('is coming soon, without spots, and takes requests', async () => {
    await open(slug)
    expect((await hero()).getByText('Coming Soon')).toBeInTheDocument()
    expect((await hero()).getByText(places)).toBeInTheDocument()
    expect(await details()).toEqual({
      Destination: name,
      'Departure Dates': 'Coming Soon',
      'Available Spots': '0',
      'Target Age Group': '28-42 years old',
    })
    expect(await bar('Request Invite')).toEqual({
      said: ['Coming Soon', 'INR 2 Lacs'],
      href: `/request-invite/${slug}`,
    })
  })
})

describe('Sri Lanka', () => {
  it('says to the letter what the club says of it', async () => {
    await open('sri-lanka')
    expect(await title()).toHaveTextContent(/^Sri Lankan Serenity$/)
    expect((await hero()).getByText('COMING SOON • REQUEST INVITE')).toBeInTheDocument()
    expect(texts((await hero()).getAllByRole('listitem')).slice(0, 3)).toEqual([
      'Colombo, Kandy & Yala',
      '4 days / 3 nights',
      '8-12 People',
    ])
    expect(await details()).toEqual({
      Destination: 'Sri Lanka',
      'Departure Dates': 'Coming Soon',
      'Available Spots': '5',
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
    const days = (await section('Day-by-Day Itinerary')).getAllByRole('group')
    expect(within(days[3]!).getByText('N/A')).toBeInTheDocument()
    expect(await bar('Request Invite')).toEqual({
      said: ['Coming Soon', 'INR 2 Lacs'],
      href: '/request-invite/sri-lanka',
    })
  })

  it('has its sections in their order', async () => {
    await open('sri-lanka')
    await screen.findByRole('form', { name: 'Newsletter' })
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(texts(headings).slice(0, 7)).toEqual([
      'Trip Overview',
      'Trip Details',
      'Gallery',
      'Day-by-Day Itinerary',
      "What's Included",
      "What's Not Included",
      'Connect With Like-Minded Travelers',
    ])
  })
})

describe('a page that cannot be shown', () => {
  it('of a place without one is not found, and asks for nothing', async () => {
    await open('japan')
    expect(await title()).toHaveTextContent('404 - Page Not Found')
    expect(club().calls).toEqual([])
  })

  it('keeps its shape while its trip is asked for', async () => {
    const release = club().hold()
    await open('turkey')
    expect(await screen.findByText('Loading the trip')).toBeInTheDocument()
    release()
    expect(await title()).toHaveTextContent('Hidden Gems of Turkey')
  })

  it('can be asked for again where its trip failed to load', async () => {
    club().fail('GET /api/trips/1', { code: 'DATABASE_AWAY', detail: 'Resting.' })
    const { user } = await open('turkey')
    expect(await title()).toHaveTextContent('Trip Not Found')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hidden Gems of Turkey' }),
    ).toBeVisible()
  })
})
