import { render, screen } from '@testing-library/react'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { createUser } from '../testing/create-user.ts'
import { findViolations } from '../testing/axe.ts'
import { GalleryGrid } from './gallery-grid.tsx'
import { placesInRows } from './rows.ts'

const gallery = tripGalleries.turkey

it('shows every picture with its alternative text, in order, loaded lazily', () => {
  render(<GalleryGrid pictures={gallery} />)
  const images = screen.getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(gallery.map(({ alt }) => alt))
  for (const image of images) expect(image).toHaveAttribute('loading', 'lazy')
})

it('gives each picture its own ratio', () => {
  render(<GalleryGrid pictures={gallery} />)
  const ratios = screen
    .getAllByRole('listitem')
    .map((item) => Number(item.style.getPropertyValue('--ratio')))
  expect(ratios).toEqual(gallery.map(({ width, height }) => width / height))
})

it.each([
  { ratios: [1.25, 0.8, 0.8, 1.25], perRow: 4, rows: [4] },
  { ratios: [1.25, 0.8, 0.8, 1.25], perRow: 3, rows: [2, 2] },
  { ratios: [1.33, 0.8, 1.25, 1.25, 1.25], perRow: 4, rows: [3, 2] },
  { ratios: [1.33, 1.25, 0.8, 0.8, 1.25], perRow: 4, rows: [2, 3] },
  { ratios: [1.78], perRow: 4, rows: [1] },
  { ratios: [], perRow: 4, rows: [] },
])('distributes $ratios by $perRow over full rows of $rows', ({ ratios, perRow, rows }) => {
  const places = placesInRows(ratios, perRow)
  expect(places.map(({ count }) => count)).toEqual(
    rows.flatMap((count) => Array<number>(count).fill(count)),
  )
  const filled = places.reduce((total, { share }) => total + share, 0)
  expect(filled).toBeCloseTo(rows.length)
})

it('makes each picture a button that hands over its index, if it can be enlarged', async () => {
  const onEnlarge = jest.fn()
  render(<GalleryGrid pictures={gallery} onEnlarge={onEnlarge} />)
  const button = screen.getByRole('button', { name: `Enlarge: ${gallery[1]!.alt}` })
  await createUser().click(button)
  expect(onEnlarge).toHaveBeenCalledWith(1, button)
})

it('has no accessibility violations', async () => {
  const { container } = render(<GalleryGrid pictures={gallery} label="Pictures of Turkey" />)
  expect(await findViolations(container)).toEqual([])
})
