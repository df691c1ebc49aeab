import { fireEvent, render, screen } from '@testing-library/react'
import { fallbackPicture } from '@farandfew/domain/pictures/site-pictures.ts'
import {
  tripPictureKey,
  tripPictureSrc,
  tripPictureWidths,
} from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import { findViolations } from '../testing/axe.ts'
import { fallbackSrc, Picture } from './picture.tsx'
import { Poster } from './poster.ts'

const gate = { src: '/art/gate.svg', alt: 'A split gate at dawn', width: 800, height: 600 }
const image = () => screen.getByRole('img', { name: gate.alt })

/** Makes every image look as if it finished loading before the page's code ran. */
function pretendLoaded(naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
}

afterEach(() => jest.restoreAllMocks())

it('is lazy, and reserves its space by width and height', () => {
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).toHaveAttribute('width', '800')
  expect(image()).toHaveAttribute('height', '600')
  expect(image()).toHaveAttribute('src', gate.src)
})

it('loads at once and before others if it is eager', () => {
  render(<Picture {...gate} eager />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

it('shows the fallback if it fails, with the same alternative text', () => {
  render(<Picture {...gate} />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('does not try again if the fallback fails as well', () => {
  render(<Picture {...gate} />)
  fireEvent.error(image())
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('shows the fallback if it failed before hydration', () => {
  pretendLoaded(0)
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('stays if it was loaded before hydration', () => {
  pretendLoaded(800)
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('src', gate.src)
})

it('loads a new address', () => {
  const { rerender } = render(<Picture {...gate} />)
  fireEvent.error(image())
  rerender(<Picture {...gate} src="/art/other.svg" />)
  expect(image()).toHaveAttribute('src', '/art/other.svg')
})

it('offers an uploaded picture of a trip in its widths, unless it fails', () => {
  const src = tripPictureSrc(tripPictureKey('abcdefghijklmnopqrstuv', { width: 1600, height: 900 }))
  render(<Picture {...gate} src={src} />)
  const addresses = tripPictureWidths.map(
    (width) => `${src.replace(/1600$/, '')}${width} ${width}w`,
  )
  expect(image()).toHaveAttribute('srcset', addresses.join())
  fireEvent.error(image())
  expect(image()).not.toHaveAttribute('srcset')
})

it('uses the fallback picture of the catalogue', () => {
  expect(fallbackSrc).toBe(fallbackPicture.src)
})

it('a poster has a margin of ten pixels around its picture', () => {
  render(
    <Poster>
      <Picture {...gate} />
    </Poster>,
  )
  expect(image().parentElement).toHaveStyle({ padding: '10px' })
})

it('has no accessibility violations', async () => {
  const { container } = render(
    <Poster>
      <Picture {...gate} />
    </Poster>,
  )
  expect(await findViolations(container)).toEqual([])
})
