import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { Deferred, type LoadPart } from './deferred.tsx'
import { controlScrolling } from '../../../tests/scroll-near.ts'

const scrolling = controlScrolling()

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>
const loadPart: LoadPart<{ name: string }> = () => Promise.resolve({ default: Part })

const show = (props: Partial<Parameters<typeof Deferred<{ name: string }>>[0]> = {}) =>
  render(
    <UiProvider>
      <Deferred load={loadPart} props={{ name: 'Maya' }} placeholder={<p>Soon</p>} {...props} />
    </UiProvider>,
  )

it('shows the placeholder until the visitor scrolls near, then the part', async () => {
  const load = jest.fn(loadPart)
  show({ load })
  expect(screen.getByText('Soon')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  act(() => scrolling.scrollNear())
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('starts to load 600 pixels ahead', () => {
  show()
  expect(scrolling.margins()).toEqual(['600px'])
})

it('loads the part when the keyboard is used', async () => {
  const load = jest.fn(loadPart)
  show({ load })
  await userEvent.tab()
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads the part at once if asked to', async () => {
  show({ when: 'now' })
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
})

it('loads an idle part without the visitor, once the page has nothing to do', async () => {
  const load = jest.fn(loadPart)
  show({ load, when: 'idle' })
  expect(load).not.toHaveBeenCalled()
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  act(() => scrolling.scrollNear())
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows that the part did not load, and tries again', async () => {
  const load = jest
    .fn(loadPart)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show({ load, when: 'now' })
  const problem = 'This part of the page did not load. Please check your connection.'
  for (const times of [1, 2]) {
    expect(await screen.findByRole('alert')).toHaveTextContent(problem)
    expect(load).toHaveBeenCalledTimes(times)
    const reload = screen.queryByRole('button', { name: 'Reload the page' })
    expect(reload !== null).toBe(times === 2)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('keeps the page when the part throws, and does not blame the connection', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = (): never => {
    throw new TypeError('x is undefined')
  }
  render(
    <UiProvider>
      <h1>Trips</h1>
      <Deferred load={() => Promise.resolve({ default: Broken })} when="now" />
    </UiProvider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(screen.getByRole('heading', { name: 'Trips' })).toBeVisible()
  log.mockRestore()
})

it('shows no message if the placeholder is sufficient', async () => {
  const load = jest.fn(() => Promise.reject<never>(new TypeError('Failed to fetch')))
  show({ load, when: 'now', placeholderSuffices: true })
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Soon')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('renders nothing after it was unmounted', async () => {
  let resolveLoad: (part: { default: typeof Part }) => void = () => undefined
  const load = () => new Promise<{ default: typeof Part }>((resolve) => (resolveLoad = resolve))
  const { unmount } = show({ load, when: 'now' })
  unmount()
  await act(async () => resolveLoad({ default: Part }))
  expect(document.body).not.toHaveTextContent('Hello Maya')
})

it('leaves the focus alone when the part removes what had it', async () => {
  const Names = ({ names }: { names: string[] }) =>
    names.map((name) => <button key={name}>{name}</button>)
  const load: LoadPart<{ names: string[] }> = () => Promise.resolve({ default: Names })
  const list = (names: string[]) => (
    <UiProvider>
      <Deferred load={load} props={{ names }} placeholder={null} when="now" />
    </UiProvider>
  )
  const { rerender } = render(list(['Asha', 'Ben']))
  const first = await screen.findByRole('button', { name: 'Asha' })
  act(() => first.focus())
  rerender(list(['Ben']))
  expect(screen.getByRole('button', { name: 'Ben' })).not.toHaveFocus()
})
