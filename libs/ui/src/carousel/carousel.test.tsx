import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findViolations } from '../testing/axe.ts'
import { Carousel, type Slide } from './carousel.tsx'

const slides: Slide[] = ['Turkey', 'Bali', 'Japan'].map((title) => ({
  key: title,
  title,
  content: <a href={`/${title}`}>See {title}</a>,
}))

const width = 300
const scrollTo = jest.fn()
const calm = { matches: false }

/** jsdom has no layout, so every slide is as wide as the track. */
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * width
  })
  Object.assign(Element.prototype, { scrollTo })
  window.matchMedia = () => calm as MediaQueryList
})
beforeEach(() => {
  scrollTo.mockClear()
  calm.matches = false
})

const show = (count = 3) =>
  render(<Carousel label="Featured experiences" slides={slides.slice(0, count)} />)
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const track = () => screen.getByRole('list', { name: /slides/ })

/** The text of the only slide that is not inert. */
function reachable() {
  const shown = Array.from(track().children).filter((slide) => !slide.hasAttribute('inert'))
  expect(shown).toHaveLength(1)
  return shown[0]!.textContent
}

/** Scrolls the track as a swipe does, and waits until the scrolling has ended. */
function swipeTo(left: number) {
  track().scrollLeft = left
  fireEvent.scroll(track())
  jest.runOnlyPendingTimers()
}

describe('a carousel', () => {
  it('is a region of numbered slides', () => {
    show()
    const region = screen.getByRole('region', { name: 'Featured experiences' })
    expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    const labels = within(track())
      .getAllByRole('listitem')
      .map((slide) => slide.getAttribute('aria-label'))
    expect(labels).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('starts with its first slide, and the others are inert', () => {
    show()
    expect(reachable()).toBe('See Turkey')
  })

  it('goes to the next slide, and from the last to the first', async () => {
    show()
    const seen = []
    for (let step = 0; step < 3; step++) {
      await userEvent.click(button('Next slide'))
      seen.push(reachable())
    }
    expect(seen).toEqual(['See Bali', 'See Japan', 'See Turkey'])
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  })

  it('goes to the previous slide, and from the first to the last', async () => {
    show()
    await userEvent.click(button('Previous slide'))
    expect(reachable()).toBe('See Japan')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: 'smooth' })
    await userEvent.click(button('Previous slide'))
    expect(reachable()).toBe('See Bali')
  })

  it('goes to a slide with its dot, which is then the current one', async () => {
    show()
    expect(button('Go to slide 1: Turkey')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button('Go to slide 3: Japan'))
    expect(reachable()).toBe('See Japan')
    expect(button('Go to slide 3: Japan')).toHaveAttribute('aria-current', 'true')
    expect(button('Go to slide 1: Turkey')).not.toHaveAttribute('aria-current')
  })

  it('disables its arrows if there is only one slide', () => {
    show(1)
    expect(button('Previous slide')).toBeDisabled()
    expect(button('Next slide')).toBeDisabled()
  })

  it('announces the shown slide only after it was moved', async () => {
    show()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(button('Next slide'))
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Bali')
  })

  it('does not animate if reduced motion is preferred', async () => {
    calm.matches = true
    show()
    await userEvent.click(button('Next slide'))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'instant' })
  })

  it('shows an existing slide when slides are removed', async () => {
    const { rerender } = show()
    await userEvent.click(button('Go to slide 3: Japan'))
    rerender(<Carousel label="Featured experiences" slides={slides.slice(0, 2)} />)
    expect(reachable()).toBe('See Bali')
  })
})

describe('by keyboard', () => {
  it('moves with the arrow keys and wraps around', async () => {
    show()
    track().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(reachable()).toBe('See Bali')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(reachable()).toBe('See Japan')
  })

  it('keeps the focus in the carousel when the focused slide becomes inert', async () => {
    show()
    screen.getByRole('link', { name: 'See Turkey' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(track()).toHaveFocus()
  })

  it('ignores arrow keys in a field of a slide', async () => {
    render(
      <Carousel
        label="Forms"
        slides={[{ key: 'a', title: 'A', content: <input aria-label="Name" /> }, ...slides]}
      />,
    )
    screen.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('by swiping', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('never moves by itself', () => {
    show()
    jest.advanceTimersByTime(3_600_000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
    expect(reachable()).toBe('See Turkey')
  })

  it('follows a swipe when it has settled', () => {
    show()
    swipeTo(width + 20)
    fireEvent(track(), new Event('scrollend'))
    expect(button('Go to slide 2: Bali')).toHaveAttribute('aria-current', 'true')
    expect(reachable()).toBe('See Bali')
  })
})

it('has no accessibility violations', async () => {
  const { container } = show()
  expect(await findViolations(container)).toEqual([])
})
