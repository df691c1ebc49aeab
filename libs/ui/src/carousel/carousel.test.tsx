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

/** A layout, which jsdom has not: every slide as wide as the track, the track where it was sent. */
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

/** The title of the one slide that can be reached. */
function reachable() {
  const shown = Array.from(track().children).filter((slide) => !slide.hasAttribute('inert'))
  expect(shown).toHaveLength(1)
  return shown[0]!.textContent
}

/** Tells of scrolling that has come to rest, as a finger leaves it. */
function swipeTo(left: number) {
  track().scrollLeft = left
  fireEvent.scroll(track())
  jest.runOnlyPendingTimers()
}

describe('a carousel', () => {
  it('is a region of slides that say how many there are', () => {
    show()
    const region = screen.getByRole('region', { name: 'Featured experiences' })
    expect(region).toHaveAttribute('aria-roledescription', 'carousel')
    const labels = within(track())
      .getAllByRole('listitem')
      .map((slide) => slide.getAttribute('aria-label'))
    expect(labels).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('starts with its first slide, and only that one can be reached', () => {
    show()
    expect(reachable()).toBe('See Turkey')
  })

  it('goes on with Next, and from the last to the first', async () => {
    show()
    const seen = []
    for (let step = 0; step < 3; step++) {
      await userEvent.click(button('Next slide'))
      seen.push(reachable())
    }
    expect(seen).toEqual(['See Bali', 'See Japan', 'See Turkey'])
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' })
  })

  it('goes back with Previous, and from the first to the last', async () => {
    show()
    await userEvent.click(button('Previous slide'))
    expect(reachable()).toBe('See Japan')
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: 'smooth' })
    await userEvent.click(button('Previous slide'))
    expect(reachable()).toBe('See Bali')
  })

  it('jumps to a slide by its dot, which says where one is', async () => {
    show()
    expect(button('Go to slide 1: Turkey')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(button('Go to slide 3: Japan'))
    expect(reachable()).toBe('See Japan')
    expect(button('Go to slide 3: Japan')).toHaveAttribute('aria-current', 'true')
    expect(button('Go to slide 1: Turkey')).not.toHaveAttribute('aria-current')
  })

  it('has its arrows disabled with one slide', () => {
    show(1)
    expect(button('Previous slide')).toBeDisabled()
    expect(button('Next slide')).toBeDisabled()
  })

  it('tells which slide is shown once it was moved, and nothing before', async () => {
    show()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(button('Next slide'))
    expect(screen.getByRole('status')).toHaveTextContent('Slide 2 of 3: Bali')
  })

  it('does not glide for who asks for no motion', async () => {
    calm.matches = true
    show()
    await userEvent.click(button('Next slide'))
    expect(scrollTo).toHaveBeenLastCalledWith({ left: width, behavior: 'instant' })
  })

  it('stays on a slide that exists when slides are taken away', async () => {
    const { rerender } = show()
    await userEvent.click(button('Go to slide 3: Japan'))
    rerender(<Carousel label="Featured experiences" slides={slides.slice(0, 2)} />)
    expect(reachable()).toBe('See Bali')
  })
})

describe('by keyboard', () => {
  it('moves with the arrow keys, both ways and around', async () => {
    show()
    track().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(reachable()).toBe('See Bali')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(reachable()).toBe('See Japan')
  })

  it('keeps the focus in the carousel when the focused slide goes out of reach', async () => {
    show()
    screen.getByRole('link', { name: 'See Turkey' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(track()).toHaveFocus()
  })

  it('leaves the arrow keys to a field in a slide', async () => {
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

describe('by hand', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('does not move by itself, however long one looks', () => {
    show()
    jest.advanceTimersByTime(3_600_000)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(jest.getTimerCount()).toBe(0)
    expect(reachable()).toBe('See Turkey')
  })

  it('follows a swipe that has come to rest', () => {
    show()
    swipeTo(width + 20)
    fireEvent(track(), new Event('scrollend'))
    expect(button('Go to slide 2: Bali')).toHaveAttribute('aria-current', 'true')
    expect(reachable()).toBe('See Bali')
  })
})

it('breaks no rule of axe', async () => {
  const { container } = show()
  expect(await findViolations(container)).toEqual([])
})
