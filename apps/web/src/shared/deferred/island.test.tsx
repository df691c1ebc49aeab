import { act, render, screen } from '@testing-library/react'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { controlScrolling } from '../../../tests/scroll-near.ts'
import { island, preloadIslands } from './island.tsx'

const scrolling = controlScrolling()

function Counter({ of }: { of: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount(count + 1)}>
        {count} {of}
      </button>
      <details open>
        <summary>First day</summary>
      </details>
      <details>
        <summary>Second day</summary>
      </details>
    </>
  )
}
const loadCounter = () => Promise.resolve({ default: Counter })

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** Prerenders the part as the build does, and hydrates it with `load` as the browser does. */
async function hydrate(load: typeof loadCounter, when?: 'chosen') {
  const Prerendered = island(loadCounter, undefined, when)
  await preloadIslands()
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <UiProvider>
      <Prerendered of="trips" />
    </UiProvider>,
  )
  document.body.replaceChildren(container)
  const markup = screen.getByRole('button', { name: '0 trips' })

  const Island = island(load, undefined, when)
  const errors: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      container,
      <UiProvider>
        <Island of="trips" />
      </UiProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    )
  })
  return { markup, errors }
}

it('keeps the prerendered markup, without hydration errors, until the visitor scrolls near', async () => {
  const load = jest.fn(loadCounter)
  const { markup, errors } = await hydrate(load)
  expect(screen.getByRole('button', { name: '0 trips' })).toBe(markup)
  expect(errors).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

it('becomes interactive when the visitor scrolls near', async () => {
  const { errors } = await hydrate(loadCounter)
  await act(async () => scrolling.scrollNear())
  const button = screen.getByRole('button', { name: '0 trips' })
  act(() => button.click())
  expect(screen.getByRole('button', { name: '1 trips' })).toBeInTheDocument()
  expect(errors).toEqual([])
})

describe('about the departure in the URL', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('waits like any other without one', async () => {
    const { markup, errors } = await hydrate(loadCounter, 'chosen')
    expect(screen.getByRole('button', { name: '0 trips' })).toBe(markup)
    expect(errors).toEqual([])
    expect(markup.closest('[data-choice]')).not.toHaveAttribute('aria-busy')
  })

  it('is loaded at once, and does not show its markup meanwhile', async () => {
    window.history.replaceState(null, '', '/?departure=15')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const { errors } = await hydrate(() => arrived.then(loadCounter), 'chosen')
    expect(screen.queryByRole('button', { name: '0 trips' })).not.toBeInTheDocument()
    await act(async () => arrive())
    expect(await screen.findByRole('button', { name: '0 trips' })).toBeInTheDocument()
    expect(errors).toEqual([])
  })
})

it('keeps the focus', async () => {
  await hydrate(loadCounter)
  screen.getByRole('button', { name: '0 trips' }).focus()
  await act(async () => scrolling.scrollNear())
  const button = screen.getByRole('button', { name: '0 trips' })
  act(() => button.click())
  expect(screen.getByRole('button', { name: '1 trips' })).toHaveFocus()
})

it('repeats the last press of a button before its code was there, once', async () => {
  await hydrate(loadCounter)
  const button = () => screen.getByRole('button', { name: / trips$/ })
  act(() => button().click())
  act(() => button().click())
  expect(button()).toHaveTextContent('0 trips')
  await act(async () => scrolling.scrollNear())
  expect(button()).toHaveTextContent('1 trips')
  act(() => button().click())
  expect(button()).toHaveTextContent('2 trips')
})

it('keeps the rows as the visitor left them', async () => {
  await hydrate(loadCounter)
  const rows = () => screen.getAllByRole<HTMLDetailsElement>('group')
  const before = rows()
  before[0]!.open = false
  before[1]!.open = true
  await act(async () => scrolling.scrollNear())
  expect(rows()[0]).not.toBe(before[0])
  expect(rows().map(({ open }) => open)).toEqual([false, true])
})

it('does not take the focus from elsewhere', async () => {
  await hydrate(loadCounter)
  await act(async () => scrolling.scrollNear())
  expect(document.body).toHaveFocus()
})

it('keeps the markup if its code cannot be loaded', async () => {
  const { markup } = await hydrate(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(async () => scrolling.scrollNear())
  expect(screen.getByRole('button', { name: '0 trips' })).toBe(markup)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('loads at once after a route change, and is there at once the next time', async () => {
  const Island = island(() => loadCounter())
  const page = (
    <UiProvider>
      <Island of="trips" />
    </UiProvider>
  )
  const { container, unmount } = render(page)
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '0 trips' })).toBeInTheDocument()
  unmount()
  render(page)
  expect(screen.getByRole('button', { name: '0 trips' })).toBeInTheDocument()
})

it('shows in a section of its own, after a route change, that its code cannot be loaded', async () => {
  const Island = island<{ of: string }>(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <UiProvider>
      <Island of="trips" />
    </UiProvider>,
  )
  const problem = await screen.findByRole('alert')
  expect(problem).toHaveTextContent('did not load')
  expect(problem.closest('section')).toBeInTheDocument()
})
