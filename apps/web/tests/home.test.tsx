import { fireEvent, screen, within } from '@testing-library/react'
import { catalogue } from '@farandfew/domain/catalogue'
import { moments, testimonials } from '@farandfew/domain/home'
import { findViolations, openSite, withClubServer } from './open-site.tsx'

const club = withClubServer()

const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)
const destinations = () => section('Premium Destinations')
const carousel = async () => {
  const list = await screen.findByRole('list', { name: 'Featured trips: slides' })
  return within(list.parentElement!)
}
/** The slide that is shown; the others are inert. */
const shownSlide = async () =>
  (await carousel())
    .getAllByRole('listitem', { hidden: true })
    .find(
      (item) =>
        item.getAttribute('aria-roledescription') === 'slide' && !item.hasAttribute('inert'),
    )!
const shownTitle = async () => within(await shownSlide()).getByRole('heading').textContent

describe('the home page', () => {
  it('has every section, each under its heading', async () => {
    await openSite()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Far places, few people.',
    )
    for (const name of [
      'Premium Destinations',
      'Featured Experiences',
      'How It Works',
      'The 2025 schedule',
      'Travel Moments',
      'What Our Travellers Say',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument()
    }
    expect(await screen.findByRole('form', { name: 'Inquiry' })).toBeInTheDocument()
    expect(await screen.findByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
    await (await destinations()).findAllByRole('article')
    expect(document.title).toMatch(/^Far & Few/)
    expect(await findViolations()).toEqual([])
  })

  it('scrolls from its first screen to the destinations and to how it works', async () => {
    await openSite()
    const hero = within((await screen.findByRole('heading', { level: 1 })).closest('section')!)
    const targets = hero.getAllByRole('link').map((link) => link.getAttribute('href')!)
    expect(targets).toEqual(['#destinations', '#how-it-works'])
    await section('How It Works')
    for (const [index, name] of ['Premium Destinations', 'How It Works'].entries()) {
      const target = document.querySelector<HTMLElement>(targets[index]!)!
      expect(within(target).getByRole('heading', { level: 2, name })).toBeInTheDocument()
    }
  })

  it('explains itself in three steps', async () => {
    await openSite()
    const steps = (await section('How It Works')).getAllByRole('heading', { level: 3 })
    expect(steps.map((step) => step.textContent)).toEqual([
      'Choose Your Adventure',
      'Meet Your Group',
      'Enjoy The Experience',
    ])
  })

  it('shows six moments, each with its place, its likes and its caption', async () => {
    await openSite()
    const shown = (await section('Travel Moments')).getAllByRole('listitem')
    expect(shown).toHaveLength(6)
    for (const [at, { src, alt, location, likes, caption }] of moments.entries()) {
      const moment = within(shown[at]!)
      expect(moment.getByRole('img', { name: alt })).toHaveAttribute('src', src)
      expect(moment.getByText(location)).toBeInTheDocument()
      expect(shown[at]).toHaveTextContent(`${location} ${caption} ${likes} likes`)
    }
  })

  it('lets three travellers speak, each of whom gives five stars', async () => {
    await openSite()
    const voices = (await section('What Our Travellers Say')).getAllByRole('listitem')
    expect(voices).toHaveLength(3)
    for (const [at, { name, age, trip, text }] of testimonials.entries()) {
      const voice = within(voices[at]!)
      expect(voice.getByText('Rated 5 out of 5')).toBeInTheDocument()
      expect(voices[at]!.querySelectorAll('svg')).toHaveLength(5)
      expect(voice.getByText(text)).toBeInTheDocument()
      expect(voices[at]).toHaveTextContent(`${name}, ${age}`)
      expect(voices[at]).toHaveTextContent(trip)
    }
  })

  it('has its sections in their order', async () => {
    await openSite()
    await (await destinations()).findAllByRole('article')
    await screen.findByRole('form', { name: 'Newsletter' })
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent).slice(1, 7)).toEqual([
      'Premium Destinations',
      'Featured Experiences',
      'How It Works',
      'The 2025 schedule',
      'Travel Moments',
      'What Our Travellers Say',
    ])
    const forms = within(screen.getByRole('main')).getAllByRole('form')
    expect(forms.map((form) => form.getAttribute('aria-label'))).toEqual(['Inquiry', 'Newsletter'])
  })

  it('leads to the schedule and to all trips', async () => {
    await openSite()
    const teaser = await section('The 2025 schedule')
    expect(teaser.getByRole('link')).toHaveAttribute('href', '/schedule')
    const all = (await destinations()).getByRole('link', { name: 'View All Trips' })
    expect(all).toHaveAttribute('href', '/trips')
  })
})

describe('Premium Destinations', () => {
  const titles = async () =>
    (await (await destinations()).findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    )

  it('shows the first six trips', async () => {
    await openSite()
    expect(await titles()).toEqual(catalogue.slice(0, 6).map(({ title }) => title))
  })

  it('filters first and then shows at most six', async () => {
    const { user } = await openSite()
    await titles()
    const place = await destinations()
    await user.selectOptions(place.getByLabelText('Region'), 'asia')
    expect(await titles()).toEqual(
      catalogue.filter((trip) => trip.region === 'asia').map(({ title }) => title),
    )
    await user.selectOptions(place.getByLabelText('Region'), 'all')
    await user.selectOptions(place.getByLabelText('Duration'), '4')
    expect(await titles()).toEqual(
      catalogue
        .filter((trip) => trip.duration === 4)
        .slice(0, 6)
        .map(({ title }) => title),
    )
  })

  it('says so where nothing is found', async () => {
    const { user } = await openSite()
    await titles()
    await user.selectOptions((await destinations()).getByLabelText('Region'), 'africa')
    expect((await destinations()).getByRole('status')).toHaveTextContent(
      /^No trips found - Try adjusting your filters to find more experiences\.$/,
    )
  })
})

describe('the trip cards', () => {
  const cards = async () => (await destinations()).findAllByRole('article')
  const linksOf = (card: HTMLElement) =>
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('hold their places, six of them, while the trips are on their way', async () => {
    const release = club().hold()
    await openSite()
    const waiting = (await destinations()).getByRole('list', { name: 'Loading trips…' })
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(6)
    expect(within(waiting).queryByRole('article')).not.toBeInTheDocument()
    release()
    expect(await cards()).toHaveLength(6)
  })

  it('lead to the page of a destination that the title or the destination mentions', async () => {
    const [turkey, , , , portugal] = catalogue
    club().state.trips = [
      { ...portugal!, id: 21, title: 'Kandy and back', destination: 'SRI LANKA' },
      { ...portugal!, id: 22, title: 'Montenegro, once more', destination: 'The Adriatic' },
      { ...turkey!, id: 23, title: 'Late Light', destination: 'Faroe Islands' },
    ]
    await openSite()
    expect((await cards()).map((card) => linksOf(card).at(-1))).toEqual([
      '/destinations/sri-lanka',
      '/destinations/montenegro',
      '/trips/23',
    ])
  })

  it('say of all but Turkey and Sri Lanka that they are coming soon', async () => {
    await openSite()
    for (const card of await cards()) {
      const name = within(card).getByRole('heading').textContent!
      const isAhead = !/Turkey|Sri Lanka/.test(name)
      const count = isAhead ? 1 : 0
      expect(within(card).queryAllByText('Coming Soon')).toHaveLength(count)
      expect(within(card).queryAllByText('Coming soon')).toHaveLength(count)
      expect(within(card).queryAllByRole('link', { name: /^Request Invite/ })).toHaveLength(count)
      expect(within(card).queryAllByText('View Experience')).toHaveLength(1 - count)
    }
  })

  it('cut a long description after a whole word within 100 characters', async () => {
    await openSite()
    const [card] = await cards()
    const { description } = catalogue[0]!
    const text = within(card!).getByText(/…$/).textContent.slice(0, -1)
    expect(text.length).toBeGreaterThan(80)
    expect(text.length).toBeLessThanOrEqual(100)
    expect(description.startsWith(`${text} `)).toBe(true)
  })

  it('show three people and two to six more, the same whenever they are drawn', async () => {
    const people = (card: HTMLElement) => [
      card.querySelector('[aria-hidden=true]')!.textContent,
      ...Array.from(card.querySelectorAll('[aria-hidden=true] img'), (image) =>
        image.getAttribute('src'),
      ),
    ]
    const { user } = await openSite()
    const first = (await cards()).map(people)
    for (const [extra, ...avatars] of first) {
      expect(extra).toMatch(/^\+[2-6]$/)
      expect(new Set(avatars).size).toBe(3)
    }
    const region = (await destinations()).getByLabelText('Region')
    await user.selectOptions(region, 'africa')
    await user.selectOptions(region, 'all')
    expect((await cards()).map(people)).toEqual(first)
  })

  it('show the fallback in place of a picture that fails', async () => {
    await openSite()
    const [card] = await cards()
    const picture = within(card!).getByRole('img')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('src', '/art/fallback.svg')
    expect(picture).toHaveAttribute('alt')
  })
})

describe('Featured Experiences', () => {
  it('shows Turkey alone where the server has no Bali Bliss', async () => {
    club().state.trips = catalogue.filter(({ title }) => title !== 'Bali Bliss')
    await openSite()
    await (await destinations()).findAllByRole('article')
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
    expect((await carousel()).getByRole('button', { name: 'Previous slide' })).toBeDisabled()
    expect((await carousel()).getByRole('button', { name: 'Next slide' })).toBeDisabled()
    expect((await carousel()).getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(1)
  })

  it('shows Turkey alone where the catalogue cannot be read', async () => {
    club().fail('GET /api/trips', { code: 'DATABASE_AWAY', detail: 'Resting.' })
    await openSite()
    await (await destinations()).findByRole('alert')
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
  })

  it('shows Bali Bliss too, and goes round both ways', async () => {
    const { user } = await openSite()
    await (await destinations()).findAllByRole('article')
    const button = async (name: string | RegExp) =>
      (await carousel()).findByRole('button', { name })
    await button('Go to slide 2: Bali Bliss')
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
    await user.click(await button('Next slide'))
    expect(await shownTitle()).toBe('Bali Bliss')
    await user.click(await button('Next slide'))
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
    await user.click(await button('Previous slide'))
    expect(await shownTitle()).toBe('Bali Bliss')
    await user.click(await button(/^Go to slide 1/))
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
  })

  it('shows three days of an itinerary, and the way to the rest', async () => {
    await openSite()
    await (await destinations()).findAllByRole('article')
    const slide = within(await shownSlide())
    expect(slide.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      catalogue[0]!.itinerary.slice(0, 3).map(({ day, title }) => `Day ${day} ${title}`),
    )
    expect(slide.queryByText('Coming Soon')).not.toBeInTheDocument()
    const link = slide.getByRole('link', { name: 'View Detailed Itinerary Hidden Gems of Turkey' })
    expect(link).toHaveAttribute('href', '/destinations/turkey')
  })

  it('says of Bali that it is coming soon, and leads to learn more', async () => {
    const { user } = await openSite()
    const dot = await screen.findByRole('button', { name: 'Go to slide 2: Bali Bliss' })
    await user.click(dot)
    const slide = within(await shownSlide())
    expect(slide.getByText('Coming Soon')).toBeInTheDocument()
    expect(slide.getAllByRole('listitem')).toHaveLength(3)
    const link = slide.getByRole('link', { name: 'Learn More Bali Bliss' })
    expect(link).toHaveAttribute('href', '/destinations/bali')
    // Search engines read the words themselves: 'Learn More' alone says nothing to them.
    expect(link).toHaveTextContent(/^Learn More.*Bali Bliss$/)
  })
})
