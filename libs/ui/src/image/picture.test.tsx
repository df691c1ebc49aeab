import { fireEvent, render, screen } from '@testing-library/react'
import { fallbackPicture } from '@farandfew/domain/pictures'
import { fallbackSrc, Picture, Poster } from './index.ts'

const gate = { src: '/art/gate.svg', alt: 'A split gate at dawn', width: 800, height: 600 }
const image = () => screen.getByRole('img', { name: gate.alt })

/** Makes every image look as the browser shows one that ended before the page's code ran. */
function pretendLoaded(naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
}

afterEach(() => jest.restoreAllMocks())

it('is lazy, and keeps its place by its size', () => {
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).toHaveAttribute('width', '800')
  expect(image()).toHaveAttribute('height', '600')
  expect(image()).toHaveAttribute('src', gate.src)
})

it('comes at once and before others where it is eager', () => {
  render(<Picture {...gate} eager />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

it('gives way to the fallback when it fails, and keeps its text', () => {
  render(<Picture {...gate} />)
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('does not try again when the fallback fails as well', () => {
  render(<Picture {...gate} />)
  fireEvent.error(image())
  fireEvent.error(image())
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('gives way to the fallback when it failed before the page came to life', () => {
  pretendLoaded(0)
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('src', fallbackSrc)
})

it('stays when it was there before the page came to life', () => {
  pretendLoaded(800)
  render(<Picture {...gate} />)
  expect(image()).toHaveAttribute('src', gate.src)
})

it('tries another address that it is given later', () => {
  const { rerender } = render(<Picture {...gate} />)
  fireEvent.error(image())
  rerender(<Picture {...gate} src="/art/other.svg" />)
  expect(image()).toHaveAttribute('src', '/art/other.svg')
})

it('falls back to the picture that the club has for it', () => {
  expect(fallbackSrc).toBe(fallbackPicture.src)
})

it('a poster leaves ten pixels of paper around its picture', () => {
  render(
    <Poster>
      <Picture {...gate} />
    </Poster>,
  )
  expect(image().parentElement).toHaveStyle({ padding: '10px' })
})
