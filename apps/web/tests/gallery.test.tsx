import { screen, waitFor, within } from '@testing-library/react'
import { type Gallery, galleryOf, photosIn } from '@farandfew/domain/galleries/galleries.ts'
import { destinationsWithGallery } from '@farandfew/domain/destinations/destinations.derived.ts'
import { galleryPhotos } from '@farandfew/domain/constants/limits.ts'
import { headTag, openPage, openSite, withFakeApi } from './open-site.tsx'

withFakeApi()

const bali = galleryOf('bali')!
const photoOf = (id: string) => bali.photos.find((photo) => photo.id === id)!
const [terraces, market] = bali.photos as [Gallery['photos'][number], Gallery['photos'][number]]

/** Opens a gallery, without header and footer unless `open` is `openSite`, and waits for its photos. */
async function openGallery(path: string, open = openPage) {
  const site = await open(`/gallery/${path}`)
  await screen.findByRole('list', { name: /^Pictures of / })
  return site
}

const tiles = () =>
  within(screen.getByRole('list', { name: /^Pictures of / })).getAllByRole('listitem')
const alts = () => tiles().map((tile) => within(tile).getByRole('img').getAttribute('alt'))
const filter = () => screen.getByRole('group', { name: 'Filter pictures by category' })
const choose = (name: string) => within(filter()).getByRole('button', { name })
const button = (what: 'Favourite' | 'Enlarge' | 'Share', alt: string) =>
  screen.getByRole('button', { name: `${what}: ${alt}` })
const lightbox = () => screen.findByRole('dialog', { name: 'Pictures of Bali' })

/** Sets the share function of the browser; removes it without an argument. */
function offerShareSheet(share?: Navigator['share']) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  else delete (navigator as Partial<Navigator>).share
}
afterEach(() => offerShareSheet())

describe.each(destinationsWithGallery)('the gallery of %s', (slug) => {
  it('shows ten photos under its name, each with its category', async () => {
    await openGallery(slug)
    const gallery = galleryOf(slug)!
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(gallery.title)
    expect(screen.getByText(gallery.blurb)).toBeVisible()
    expect(alts()).toEqual(gallery.photos.map(({ alt }) => alt))
    expect(tiles()).toHaveLength(galleryPhotos)
    gallery.photos.forEach(({ category }, index) => {
      expect(within(tiles()[index]!).getByText(category)).toBeVisible()
    })
  })

  it('marks the photos of places that its trip does not visit, and only those', async () => {
    await openGallery(slug)
    const beyond = galleryOf(slug)!.photos.filter(({ beyondTrip }) => beyondTrip)
    const marked = tiles().filter((tile) => within(tile).queryByText('Beyond our trip'))
    expect(marked.map((tile) => within(tile).getByRole('img').getAttribute('alt'))).toEqual(
      beyond.map(({ alt }) => alt),
    )
    expect(beyond.length).toBeGreaterThan(0)
    expect(screen.getByText(/^Pictures marked “Beyond our trip”/)).toBeVisible()
  })

  it('links to the index, from each photo to its trip, and to the quiz', async () => {
    await openGallery(slug)
    const { title, invitation } = galleryOf(slug)!
    const own = { portugal: '/trips/5', japan: '/trips/7' } as Record<string, string>
    const trip = own[slug] ?? `/destinations/${slug}`
    expect(screen.getByRole('link', { name: 'Back to Destinations' })).toHaveAttribute(
      'href',
      '/moodboards',
    )
    const plans = screen.getAllByRole('link', { name: `Plan Your ${title} Trip` })
    expect(plans).toHaveLength(galleryPhotos)
    for (const plan of plans) expect(plan).toHaveAttribute('href', trip)
    const closing = within(screen.getByRole('region', { name: invitation }))
    expect(closing.getByRole('link', { name: 'View Trip Details' })).toHaveAttribute('href', trip)
    expect(closing.getByRole('link', { name: 'Take Travel Quiz' })).toHaveAttribute('href', '/quiz')
  })

  it('has its own title, canonical address and share picture', async () => {
    await openGallery(`${slug}?photo=nothing`, openSite)
    expect(document.title).toBe(`${galleryOf(slug)!.title} Gallery - Far & Few`)
    expect(headTag('link[rel="canonical"]', 'href')).toBe(`https://club.example/gallery/${slug}`)
    expect(headTag('meta[property="og:image"]')).toBe(
      `https://club.example/art/share/trip-${slug}.png`,
    )
  })
})

it('loads the pictures of the first screen at once and the others lazily', async () => {
  await openGallery('bali')
  const loading = tiles().map((tile) => within(tile).getByRole('img').getAttribute('loading'))
  expect(loading).toEqual([...Array<string>(3).fill('eager'), ...Array<string>(7).fill('lazy')])
})

describe('the filter', () => {
  it('starts at All, with the categories in the specified order', async () => {
    await openGallery('bali')
    const buttons = within(filter()).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['All', ...bali.categories])
    expect(buttons.map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      ...Array<string>(9).fill('false'),
    ])
  })

  it('shows the photos of one category and their number, and returns to all', async () => {
    const { user } = await openGallery('bali')
    for (const category of bali.categories) {
      await user.click(choose(category))
      const found = photosIn(bali, category)
      expect(alts()).toEqual(found.map(({ alt }) => alt))
      expect(choose(category)).toHaveAttribute('aria-pressed', 'true')
      expect(choose('All')).toHaveAttribute('aria-pressed', 'false')
      const counted = found.length === 1 ? '1 picture' : `${found.length} pictures`
      expect(screen.getByRole('status')).toHaveTextContent(`${counted} in ${category}`)
    }
    await user.click(choose('All'))
    expect(alts()).toHaveLength(galleryPhotos)
    expect(screen.getByRole('status')).toHaveTextContent('10 pictures')
  })
})

describe('the likes', () => {
  const likes = () => tiles().map((tile) => Number(/(\d+) likes/.exec(tile.textContent ?? '')?.[1]))

  it('are from 50 to 549, and do not change with filters, favourites or visits', async () => {
    const { user, unmount } = await openGallery('bali')
    const first = likes()
    expect(first.every((count) => count >= 50 && count <= 549)).toBe(true)
    expect(new Set(first).size).toBeGreaterThan(7)
    await user.click(choose('Temples'))
    const temples = bali.photos.flatMap(({ category }, index) =>
      category === 'Temples' ? [first[index]] : [],
    )
    expect(likes()).toEqual(temples)
    await user.click(button('Favourite', photoOf('uluwatu-temple').alt))
    await user.click(choose('All'))
    expect(likes()).toEqual(first)
    await user.click(button('Favourite', photoOf('uluwatu-temple').alt))
    unmount()
    await openGallery('bali')
    expect(likes()).toEqual(first)
  })
})

describe('a favourite', () => {
  it('has the same state on the tile and in the lightbox, until the page is reloaded', async () => {
    const { user } = await openGallery('bali', openSite)
    const onTile = () => button('Favourite', market.alt)
    expect(onTile()).toHaveAttribute('aria-pressed', 'false')
    await user.click(onTile())
    expect(onTile()).toHaveAttribute('aria-pressed', 'true')
    expect(button('Favourite', terraces.alt)).toHaveAttribute('aria-pressed', 'false')

    await user.click(button('Enlarge', market.alt))
    await lightbox()
    const inLightbox = button('Favourite', market.alt)
    expect(inLightbox).toHaveAttribute('aria-pressed', 'true')
    await user.click(inLightbox)
    expect(inLightbox).toHaveAttribute('aria-pressed', 'false')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onTile()).toHaveAttribute('aria-pressed', 'false'))
    await user.click(onTile())

    await user.click(choose('Temples'))
    await user.click(choose('All'))
    expect(onTile()).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('link', { name: 'Back to Destinations' }))
    const index = await screen.findByRole('list', { name: 'Destinations' })
    await user.click(within(index).getByRole('link', { name: /^Bali / }))
    expect(await screen.findByRole('list', { name: 'Pictures of Bali' })).toBeInTheDocument()
    expect(onTile()).toHaveAttribute('aria-pressed', 'true')
    await user.click(onTile())
  })
})

describe('the lightbox', () => {
  it('says in its caption if the trip does not go there', async () => {
    await openSite('/gallery/bali?photo=kelingking-cliff')
    const { alt } = bali.photos.find(({ id }) => id === 'kelingking-cliff')!
    expect(within(await lightbox()).getByText(`${alt} · Beyond our trip`)).toBeVisible()
  })

  it('stays closed for an unknown photo', async () => {
    await openGallery('bali?photo=suleymaniye')
    expect(tiles()).toHaveLength(galleryPhotos)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('sharing', () => {
  const link = 'http://localhost/gallery/bali?photo=tegallalang-terraces'

  it('shows the link itself if it cannot be copied', async () => {
    const { user } = await openGallery('bali')
    const reject = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(reject)
    await user.click(button('Share', terraces.alt))
    expect(await screen.findByText('Copy failed')).toBeVisible()
    expect(screen.getByText('Could not copy to clipboard')).toBeVisible()
    expect(screen.getByText(link)).toBeVisible()
    jest.restoreAllMocks()
  })

  it('opens the share sheet if the browser has one, and shows no message', async () => {
    const share = jest.fn(() => Promise.resolve())
    offerShareSheet(share)
    const { user } = await openGallery('bali')
    await user.click(button('Enlarge', terraces.alt))
    await lightbox()
    await user.click(button('Share', terraces.alt))
    expect(share).toHaveBeenCalledWith({ title: 'Bali', text: terraces.alt, url: link })
    expect(screen.queryByText(/clipboard/)).not.toBeInTheDocument()
  })

  it('shows no message if the visitor cancels', async () => {
    offerShareSheet(() => Promise.reject(new DOMException('Changed my mind', 'AbortError')))
    const { user } = await openGallery('bali')
    await navigator.clipboard.writeText('untouched')
    await user.click(button('Share', terraces.alt))
    expect(screen.queryByText(/clipboard/)).not.toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe('untouched')
  })

  it('copies the link if the share sheet fails', async () => {
    offerShareSheet(() => Promise.reject(new DOMException('Not now', 'NotAllowedError')))
    const { user } = await openGallery('bali')
    await user.click(button('Share', terraces.alt))
    expect(await screen.findByText('Copied to clipboard')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(link)
  })
})
