import { render, screen, within } from '@testing-library/react'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { galleryTiles } from '@farandfew/domain/galleries/gallery-tiles.derived.ts'
import { DestinationTiles } from '../src/features/galleries/destination-tiles.tsx'
import { address, headTag, openSite, withFakeApi } from './open-site.tsx'

withFakeApi()

/** Opens the index and waits for its tiles. */
async function openIndex(path: string) {
  const site = await openSite(path)
  await screen.findByRole('list', { name: 'Destinations' })
  return site
}

const list = () => screen.getByRole('list', { name: 'Destinations' })
const links = () => within(list()).getAllByRole('link')
const hrefs = () => links().map((link) => link.getAttribute('href'))
const choose = (name: string) =>
  within(screen.getByRole('group', { name: 'Filter destinations by region' })).getByRole('button', {
    name,
  })

const asia = ['/gallery/bali', '/gallery/sri-lanka', '/gallery/japan']
const europe = ['/gallery/turkey', '/gallery/montenegro', '/gallery/portugal']

describe.each(['/moodboards', '/destination-moodboards'])('the index at %s', (path) => {
  it('links to the six galleries, with tiles of 280 to 360 pixels', async () => {
    await openIndex(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Destination Moodboards')
    expect(hrefs()).toEqual([
      '/gallery/bali',
      '/gallery/turkey',
      '/gallery/sri-lanka',
      '/gallery/montenegro',
      '/gallery/portugal',
      '/gallery/japan',
    ])
    const heights = links().map(({ style }) => parseInt(style.height))
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([280, 360])
  })

  it('has one canonical address', async () => {
    await openIndex(path)
    expect(document.title).toBe('Destination Moodboards - Far & Few')
    expect(headTag('link[rel="canonical"]', 'href')).toBe('https://club.example/moodboards')
    expect(headTag('meta[property="og:image"]')).toBe(
      'https://club.example/art/share/moodboards.png',
    )
  })
})

describe('the filter', () => {
  it('shows one region and its number of destinations, and is in the address', async () => {
    const { user } = await openIndex('/moodboards')
    expect(choose('All')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('6 destinations')

    await user.click(choose('Asia'))
    expect(hrefs()).toEqual(asia)
    expect(choose('Asia')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('3 destinations in Asia')
    expect(address()).toBe('/moodboards?region=asia')

    await user.click(choose('Europe'))
    expect(hrefs()).toEqual(europe)
    expect(address()).toBe('/moodboards?region=europe')

    await user.click(choose('All'))
    expect(links()).toHaveLength(6)
    expect(address()).toBe('/moodboards')
  })

  it('is read from the address; an unknown region means no filter', async () => {
    const { unmount } = await openIndex('/moodboards?region=EUROPE')
    expect(hrefs()).toEqual(europe)
    unmount()
    await openIndex('/moodboards?region=atlantis')
    expect(links()).toHaveLength(6)
  })
})

describe('the arrow keys', () => {
  /** jsdom has no layout: this sets three columns with the heights of the tiles, as on a wide screen. */
  function layOut() {
    const bottoms = [0, 0, 0]
    links().forEach((link, index) => {
      const [left, top] = [(index % 3) * 400, bottoms[index % 3]!]
      const { height } = galleryTiles[index]!
      link.getBoundingClientRect = () => new DOMRect(left, top, 380, height)
      bottoms[index % 3] = top + height + 20
    })
  }

  it('ignore combinations that belong to the browser', async () => {
    const { user } = await openIndex('/moodboards')
    layOut()
    links()[0]!.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}')
    expect(links()[0]).toHaveFocus()
    await user.tab()
    expect(links()[1]).toHaveFocus()
  })
})

it('shows a message if there are no destinations', () => {
  render(
    <UiProvider>
      <DestinationTiles tiles={[]} />
    </UiProvider>,
  )
  expect(screen.getByText('No destinations found')).toBeVisible()
})
