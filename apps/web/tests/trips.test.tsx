import { screen, waitFor, within } from '@testing-library/react'
import { findViolations, headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

const club = withFakeApi()

const cards = () => screen.findAllByRole('article')
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole('heading').textContent)
const region = () => screen.findByLabelText('Region')
const duration = () => screen.findByLabelText('Duration')
const reads = () => club().calls.filter(({ line }) => line === 'GET /api/trips').length

describe('while the catalogue loads', () => {
  it('shows six placeholders, then ten cards', async () => {
    const release = club().hold()
    await openSite('/trips')
    const waiting = await screen.findByRole('list', { name: 'Loading trips…' })
    expect(within(waiting).getAllByRole('listitem')).toHaveLength(6)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    release()
    expect(await titles()).toHaveLength(10)
    expect(waiting).not.toBeInTheDocument()
    expect(reads()).toBe(1)
  })
})

describe('the list of trips', () => {
  it('shows every trip with its title, and the number of trips', async () => {
    await openSite('/trips')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Explore Our Trips' }),
    ).toBeInTheDocument()
    expect((await titles())[0]).toBe('Hidden Gems of Turkey')
    expect(screen.getByText('10 Experiences Found')).toBeInTheDocument()
    expect(document.title).toBe('Explore Our Trips - Far & Few')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/trips')
    expect(await screen.findByRole('form', { name: 'Newsletter' })).toBeInTheDocument()
  })

  it('links to each trip, and to the invite of one that is coming soon', async () => {
    await openPage('/trips')
    const hrefs = (await cards()).map((card) =>
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    )
    expect(hrefs[0]).toEqual(['/destinations/turkey?departure=7'])
    expect(hrefs[1]).toEqual(
      expect.arrayContaining([
        '/destinations/bali?departure=4',
        '/request-invite/bali?departure=4',
      ]),
    )
    expect(hrefs[3]).toEqual(['/destinations/sri-lanka?departure=13'])
    expect(hrefs[6]).toEqual(
      expect.arrayContaining(['/trips/7?departure=6', '/request-invite/japan?departure=6']),
    )
  })

  it('keeps its decoration between visits', async () => {
    const faces = async () =>
      (await cards()).map((card) => [
        /\+\d+/.exec(card.textContent ?? '')?.[0],
        ...Array.from(card.querySelectorAll('[aria-hidden] img'), (image) =>
          image.getAttribute('src'),
        ),
      ])
    const { unmount } = await openPage('/trips')
    const first = await faces()
    expect(
      first.every(([extra, ...avatars]) => /^\+[2-6]$/.test(extra!) && avatars.length === 3),
    ).toBe(true)
    unmount()
    await openPage('/trips')
    expect(await faces()).toEqual(first)
  })
})

describe('the filters', () => {
  it('offer the specified options', async () => {
    await openPage('/trips')
    const values = (select: HTMLElement) =>
      within(select)
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value)
    expect(values(await region())).toEqual(['all', 'europe', 'asia', 'americas', 'africa'])
    expect(values(await duration())).toEqual(['all', '4'])
    expect(
      within(await duration()).getByRole('option', { name: '4-Day Experience (INR 2 Lacs)' }),
    ).toBeInTheDocument()
  })

  it('are read from the address, and one experience is counted in the singular', async () => {
    await openPage('/trips?region=AMERICAS')
    expect(await region()).toHaveValue('americas')
    expect(await titles()).toHaveLength(1)
    expect(screen.getByText('1 Experience Found')).toBeInTheDocument()
  })

  it('ignore unknown values in the address', async () => {
    await openPage('/trips?region=atlantis&duration=-1')
    expect(await titles()).toHaveLength(10)
  })
})

describe('when the catalogue fails to load', () => {
  it('shows an error and loads again on request', async () => {
    club().fail('GET /api/trips', { code: 'DATABASE_UNAVAILABLE', detail: 'Unavailable.' })
    const { user } = await openSite('/trips')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not load the trips.')
    expect(reads()).toBe(1)
    expect(await findViolations()).toEqual([])
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await titles()).toHaveLength(10)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows the error again if the second attempt fails', async () => {
    club().fail('GET /api/trips', { status: 502, text: 'bad gateway' }, 2)
    const { user } = await openPage('/trips')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(reads()).toBe(2))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await titles()).toHaveLength(10)
  })

  it('shows an error if the server does not answer', async () => {
    club().disconnect()
    await openPage('/trips')
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check your connection')
  })
})
