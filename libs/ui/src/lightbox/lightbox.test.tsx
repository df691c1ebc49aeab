import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tripGalleries } from '@farandfew/domain/pictures/trip-galleries.derived.ts'
import { useRef, useState } from 'react'
import { findViolations } from '../testing/axe.ts'
import { Lightbox } from './lightbox.tsx'

const pictures = tripGalleries.bali.slice(0, 3)

function Example() {
  const opener = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState<number>()
  return (
    <>
      <button ref={opener} onClick={() => setIndex(0)}>
        Enlarge
      </button>
      <a href="/behind">Behind</a>
      {index !== undefined && (
        <Lightbox
          title="Pictures of Bali"
          pictures={pictures}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(undefined)}
          onReturnFocus={() => opener.current?.focus()}
          actions={<button>Favourite</button>}
        />
      )}
    </>
  )
}

async function open() {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }))
}

const dialog = () => screen.getByRole('dialog', { name: 'Pictures of Bali' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Returns the position of the shown picture, and checks its caption. */
function shown() {
  const alt = screen.getByRole('img').getAttribute('alt')!
  expect(dialog()).toHaveTextContent(alt)
  const position = pictures.findIndex((picture) => picture.alt === alt) + 1
  expect(screen.getByText(`${position} of 3`)).toBeVisible()
  return position
}

type Point = [clientX: number, clientY: number]
const touch = ([clientX, clientY]: Point) => ({ clientX, clientY })

function swipe(from: Point, to: Point, otherFinger?: Point) {
  const fingers = otherFinger ? [from, otherFinger] : [from]
  fireEvent.touchStart(screen.getByRole('img'), { touches: fingers.map(touch) })
  fireEvent.touchEnd(screen.getByRole('img'), { changedTouches: [touch(to)] })
}

it('shows a picture with its text and its position', async () => {
  await open()
  expect(dialog()).toBeVisible()
  expect(shown()).toBe(1)
})

it('goes to the next and the previous picture with its buttons, and wraps around', async () => {
  await open()
  await press('Next picture')
  expect(shown()).toBe(2)
  await press('Previous picture')
  await press('Previous picture')
  expect(shown()).toBe(3)
  await press('Next picture')
  expect(shown()).toBe(1)
})

it('goes to other pictures with the keys, wherever the focus is', async () => {
  await open()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(shown()).toBe(3)
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe(1)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe(3)
  await userEvent.keyboard('{Home}')
  expect(shown()).toBe(1)
  await userEvent.keyboard('{End}')
  expect(shown()).toBe(3)
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(shown()).toBe(3)
})

it('goes to other pictures with swipes, but not with shorter movements or two fingers', async () => {
  await open()
  swipe([300, 100], [200, 110])
  expect(shown()).toBe(2)
  swipe([100, 100], [200, 90])
  expect(shown()).toBe(1)
  swipe([100, 100], [130, 100])
  swipe([300, 100], [200, 300])
  swipe([300, 100], [100, 100], [50, 100])
  expect(shown()).toBe(1)
})

it('takes the focus and traps it', async () => {
  await open()
  expect(dialog()).toHaveFocus()
  const seen: (string | null)[] = []
  for (let step = 0; step < 5; step++) {
    await userEvent.tab()
    expect(dialog()).toContainElement(document.activeElement as HTMLElement)
    const focused = document.activeElement
    seen.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? null)
  }
  expect(seen).toEqual(['Favourite', 'Close', 'Previous picture', 'Next picture', 'Favourite'])
  expect(screen.queryByRole('link', { name: 'Behind' })).not.toBeInTheDocument()
})

it.each([
  ['its Close button', () => press('Close')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closes with %s and returns the focus', async (_way, close) => {
  await open()
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus())
})

it('logs nothing to the console', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  expect(error).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})

it('has no accessibility violations', async () => {
  await open()
  expect(await findViolations()).toEqual([])
})
