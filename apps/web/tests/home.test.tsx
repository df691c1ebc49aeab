import { fireEvent, screen, within } from '@testing-library/react'
import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { moments } from '@farandfew/domain/home/moments.ts'
import { testimonials } from '@farandfew/domain/home/traveller-quotes.ts'
import { openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const section = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)
const destinations = () => section('Premium Destinations')
const carousel = async () => {
  const list = await screen.findByRole('list', { name: 'Featured trips: slides' })
  return within(list.parentElement!)
}
/** The visible slide; the others are inert. */
const shownSlide = async () =>
  (await carousel())
    .getAllByRole('listitem', { hidden: true })
    .find(
      (item) =>
        item.getAttribute('aria-roledescription') === 'slide' && !item.hasAttribute('inert'),
    )!
const shownTitle = async () => within(await shownSlide()).getByRole('heading').textContent

describe('the home page', () => {
  it('has all sections with their headings', async () => {
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
  })

  it('explains the club in three steps', async () => {
    await openPage()
    const steps = (await section('How It Works')).getAllByRole('heading', { level: 3 })
    expect(steps.map((step) => step.textContent)).toEqual([
      'Choose Your Adventure',
      'Meet Your Group',
      'Enjoy The Experience',
    ])
  })

  it('shows six moments, each with its place, likes and caption', async () => {
    await openPage()
    const shown = (await section('Travel Moments')).getAllByRole('listitem')
    expect(shown).toHaveLength(6)
    for (const [at, { src, alt, location, likes, caption }] of moments.entries()) {
      const moment = within(shown[at]!)
      expect(moment.getByRole('img', { name: alt })).toHaveAttribute('src', src)
      expect(moment.getByText(location)).toBeInTheDocument()
      expect(shown[at]).toHaveTextContent(`${likes} likes${location} ${caption}`)
    }
  })

  it('shows three testimonials with five stars each', async () => {
    await openPage()
    const cards = (await section('What Our Travellers Say')).getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    for (const [at, { name, age, trip, text }] of testimonials.entries()) {
      const card = within(cards[at]!)
      expect(card.getByText('Rated 5 out of 5')).toBeInTheDocument()
      expect(cards[at]!.querySelectorAll('svg')).toHaveLength(5)
      expect(card.getByText(text)).toBeInTheDocument()
      expect(cards[at]).toHaveTextContent(`${name}, ${age}`)
      expect(cards[at]).toHaveTextContent(trip)
    }
  })

  it('shows its sections in order', async () => {
    await openPage()
    await (await destinations()).findAllByRole('article')
    await screen.findByRole('form', { name: 'Newsletter' })
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent).slice(1, 8)).toEqual([
      'Before you come alone',
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
})

describe('Premium Destinations', () => {
  const titles = async () =>
    (await (await destinations()).findAllByRole('article')).map(
      (card) => within(card).getByRole('heading').textContent,
    )

  it('filters first and then shows at most six', async () => {
    const { user } = await openPage()
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

  it('shows a message if no trip matches', async () => {
    const { user } = await openPage()
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

  it('are six placeholders while the trips load', async () => {
    const release = club().hold()
    await openPage()
    const waiting = (await destinations()).getByRole('list', { name: 'Loading trips…' })
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(6)
    expect(within(waiting).queryByRole('article')).not.toBeInTheDocument()
    release()
    expect(await cards()).toHaveLength(6)
  })

  it('link to the destination page that the title or the destination mentions', async () => {
    const [turkey, , , , portugal] = catalogue
    club().state.trips = [
      { ...portugal!, id: 4, title: 'Kandy and back', destination: 'SRI LANKA' },
      { ...portugal!, id: 3, title: 'Montenegro again', destination: 'The Adriatic' },
      { ...turkey!, id: 23, title: 'Late Light', destination: 'Faroe Islands' },
    ]
    await openPage()
    expect((await cards()).map((card) => linksOf(card)[0])).toEqual([
      '/destinations/sri-lanka?departure=2',
      '/destinations/montenegro?departure=2',
      '/trips/23?departure=7',
    ])
  })

  it('show Coming Soon for all trips except Turkey and Sri Lanka', async () => {
    await openPage()
    for (const card of await cards()) {
      const name = within(card).getByRole('heading').textContent!
      const isComingSoon = !/Turkey|Sri Lanka/.test(name)
      const count = isComingSoon ? 1 : 0
      expect(within(card).queryAllByText('Coming Soon')).toHaveLength(count)
      expect(within(card).queryAllByText('Coming soon')).toHaveLength(count)
      expect(within(card).queryAllByRole('link', { name: /^Request Invite/ })).toHaveLength(count)
      expect(within(card).queryAllByText('View Experience')).toHaveLength(1 - count)
    }
  })

  it('shorten a long description to at most 100 characters, after a whole word', async () => {
    await openPage()
    const [card] = await cards()
    const { description } = catalogue[0]!
    const text = within(card!).getByText(/…$/).textContent.slice(0, -1)
    expect(text.length).toBeGreaterThan(80)
    expect(text.length).toBeLessThanOrEqual(100)
    expect(description.startsWith(`${text} `)).toBe(true)
  })

  it('show three people and two to six more, the same on every render', async () => {
    const people = (card: HTMLElement) => [
      card.querySelector('[aria-hidden=true]')!.textContent,
      ...Array.from(card.querySelectorAll('[aria-hidden=true] img'), (image) =>
        image.getAttribute('src'),
      ),
    ]
    const { user } = await openPage()
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

  it('show the fallback if a picture fails to load', async () => {
    await openPage()
    const [card] = await cards()
    const picture = within(card!).getByRole('img')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('src', '/art/fallback.svg')
    expect(picture).toHaveAttribute('alt')
  })
})

describe('Featured Experiences', () => {
  it('shows only Turkey if the server has no Bali Bliss', async () => {
    club().state.trips = catalogue.filter(({ title }) => title !== 'Bali Bliss')
    await openPage()
    await (await destinations()).findAllByRole('article')
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
    expect((await carousel()).getByRole('button', { name: 'Previous slide' })).toBeDisabled()
    expect((await carousel()).getByRole('button', { name: 'Next slide' })).toBeDisabled()
    expect((await carousel()).getAllByRole('button', { name: /^Go to slide/ })).toHaveLength(1)
  })

  it('shows only Turkey if the catalogue fails to load', async () => {
    club().fail('GET /api/trips', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    await openPage()
    await (await destinations()).findByRole('alert')
    expect(await shownTitle()).toBe('Hidden Gems of Turkey')
  })

  it('shows three days of an itinerary and links to the rest', async () => {
    await openPage()
    await (await destinations()).findAllByRole('article')
    const slide = within(await shownSlide())
    expect(slide.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      catalogue[0]!.itinerary.slice(0, 3).map(({ day, title }) => `Day ${day} ${title}`),
    )
    expect(slide.queryByText('Coming Soon')).not.toBeInTheDocument()
    const link = slide.getByRole('link', { name: 'View Detailed Itinerary Hidden Gems of Turkey' })
    expect(link).toHaveAttribute('href', '/destinations/turkey?departure=7')
  })
})
