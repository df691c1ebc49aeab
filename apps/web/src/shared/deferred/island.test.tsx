import { act, render, screen } from '@testing-library/react'
import { UiProvider } from '@farandfew/ui/theme'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { watchArrivals } from '../../../tests/arrivals.ts'
import { island, preloadIslands } from './island.tsx'

const arrivals = watchArrivals()

function Counter({ of }: { of: string }) {
  const [count, setCount] = useState(0)
  return (
    <button onClick={() => setCount(count + 1)}>
      {count} {of}
    </button>
  )
}
const arrives = () => Promise.resolve({ default: Counter })

let root: Root | undefined
afterEach(() => act(() => root?.unmount()))

/** Prerenders the part as the build does, and hydrates it as a browser does, whose code of it is `load`. */
async function hydrate(load: typeof arrives) {
  const Prerendered = island(arrives)
  await preloadIslands()
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <UiProvider>
      <Prerendered of="trips" />
    </UiProvider>,
  )
  document.body.replaceChildren(container)
  const markup = screen.getByRole('button', { name: '0 trips' })

  const Living = island(load)
  const complaints: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      container,
      <UiProvider>
        <Living of="trips" />
      </UiProvider>,
      { onRecoverableError: (error) => complaints.push(error) },
    )
  })
  return { markup, complaints }
}

it('keeps the prerendered markup as it is, without a complaint, until a person comes near', async () => {
  const load = jest.fn(arrives)
  const { markup, complaints } = await hydrate(load)
  expect(screen.getByRole('button', { name: '0 trips' })).toBe(markup)
  expect(complaints).toEqual([])
  expect(load).not.toHaveBeenCalled()
})

it('brings the markup to life when a person comes near', async () => {
  const { complaints } = await hydrate(arrives)
  await act(async () => arrivals.comeNear())
  const button = screen.getByRole('button', { name: '0 trips' })
  act(() => button.click())
  expect(screen.getByRole('button', { name: '1 trips' })).toBeInTheDocument()
  expect(complaints).toEqual([])
})

it('keeps the focus where it was', async () => {
  await hydrate(arrives)
  screen.getByRole('button', { name: '0 trips' }).focus()
  await act(async () => arrivals.comeNear())
  const button = screen.getByRole('button', { name: '0 trips' })
  act(() => button.click())
  expect(screen.getByRole('button', { name: '1 trips' })).toHaveFocus()
})

it('takes no focus that was elsewhere', async () => {
  await hydrate(arrives)
  await act(async () => arrivals.comeNear())
  expect(document.body).toHaveFocus()
})

it('keeps the markup where the code cannot be loaded', async () => {
  const { markup } = await hydrate(() => Promise.reject(new TypeError('Failed to fetch')))
  await act(async () => arrivals.comeNear())
  expect(screen.getByRole('button', { name: '0 trips' })).toBe(markup)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('is loaded at once after a change of route, where there is no markup', async () => {
  const Living = island(arrives)
  const { container } = render(
    <UiProvider>
      <Living of="trips" />
    </UiProvider>,
  )
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '0 trips' })).toBeInTheDocument()
})

it('says so after a change of route where the code cannot be loaded', async () => {
  const Living = island<{ of: string }>(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <UiProvider>
      <Living of="trips" />
    </UiProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load')
})
