import { render, screen } from '@testing-library/react'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { createUser } from '../testing/create-user.ts'
import { findViolations } from '../testing/axe.ts'
import { PictureRow } from './picture-row.tsx'

const pictures = tripGalleries.turkey
const ignore = () => undefined

// jsdom has no layout.
beforeAll(() => {
  Element.prototype.scrollBy = jest.fn()
})

it('shows every picture with its alternative text, in order, loaded lazily', () => {
  render(<PictureRow pictures={pictures} onEnlarge={ignore} />)
  const images = screen.getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(pictures.map(({ alt }) => alt))
  for (const image of images) expect(image).toHaveAttribute('loading', 'lazy')
})

it('keeps the space of each picture before it is loaded', () => {
  render(<PictureRow pictures={pictures} onEnlarge={ignore} />)
  const ratios = screen.getAllByRole('listitem').map(({ style }) => style.aspectRatio)
  expect(ratios).toEqual(pictures.map(({ width, height }) => `${width} / ${height}`))
})

it('makes each picture a button that hands over its index', async () => {
  const onEnlarge = jest.fn()
  render(<PictureRow pictures={pictures} onEnlarge={onEnlarge} />)
  const button = screen.getByRole('button', { name: `Enlarge: ${pictures[1]!.alt}` })
  await createUser().click(button)
  expect(onEnlarge).toHaveBeenCalledWith(1, button)
})

it('ends with a link if it has one', () => {
  render(
    <PictureRow pictures={pictures} onEnlarge={ignore}>
      <a href="/gallery/turkey">All pictures</a>
    </PictureRow>,
  )
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('All pictures')
})

it('has no accessibility violations', async () => {
  const { container } = render(
    <PictureRow pictures={pictures} label="Pictures of Turkey" onEnlarge={ignore} />,
  )
  expect(await findViolations(container)).toEqual([])
})
