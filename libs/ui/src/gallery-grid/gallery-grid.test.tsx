import { render, screen } from '@testing-library/react'
import { tripPictures } from '@farandfew/domain/pictures'
import { findViolations } from '../testing/axe.ts'
import { GalleryGrid } from './index.ts'

const { gallery } = tripPictures.turkey

it('shows every picture with its text, in order, loaded when scrolled to', () => {
  render(<GalleryGrid pictures={gallery} />)
  const images = screen.getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(gallery.map(({ alt }) => alt))
  for (const image of images) expect(image).toHaveAttribute('loading', 'lazy')
})

it('gives each picture the room of its own shape', () => {
  render(<GalleryGrid pictures={gallery} />)
  const ratios = screen
    .getAllByRole('listitem')
    .map((item) => Number(item.style.getPropertyValue('--ratio')))
  expect(ratios).toEqual(gallery.map(({ width, height }) => width / height))
})

it('breaks no rule of axe', async () => {
  const { container } = render(<GalleryGrid pictures={gallery} label="Pictures of Turkey" />)
  expect(await findViolations(container)).toEqual([])
})
