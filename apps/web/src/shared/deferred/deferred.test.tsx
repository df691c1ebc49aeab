import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UiProvider } from '@farandfew/ui/theme'
import { Deferred, type LoadPart } from './deferred.tsx'
import { watchArrivals } from '../../../tests/arrivals.ts'

const arrivals = watchArrivals()

const Part = ({ name }: { name: string }) => <p>Hello {name}</p>
const arrives: LoadPart<{ name: string }> = () => Promise.resolve({ default: Part })

const show = (props: Partial<Parameters<typeof Deferred<{ name: string }>>[0]> = {}) =>
  render(
    <UiProvider>
      <Deferred load={arrives} props={{ name: 'Maya' }} placeholder={<p>Soon</p>} {...props} />
    </UiProvider>,
  )

it('holds the place until a person comes near, and then brings the part', async () => {
  const load = jest.fn(arrives)
  show({ load })
  expect(screen.getByText('Soon')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  act(() => arrivals.comeNear())
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(screen.queryByText('Soon')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('starts to load before a person is there', () => {
  show()
  expect(arrivals.margins()).toEqual(['600px'])
})

it('brings the part to whom the keyboard leads, whose next stop may be in it', async () => {
  const load = jest.fn(arrives)
  show({ load })
  await userEvent.tab()
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('brings the part at once where it is told to', async () => {
  show({ when: 'now' })
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
})

it('says that the part did not load, and tries again when asked', async () => {
  const load = jest
    .fn(arrives)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show({ load, when: 'now' })
  const problem = 'This part of the page did not load. Please check your connection.'
  for (const times of [1, 2]) {
    expect(await screen.findByRole('alert')).toHaveTextContent(problem)
    expect(load).toHaveBeenCalledTimes(times)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  }
  expect(await screen.findByText('Hello Maya')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('says nothing where the placeholder is as good', async () => {
  const load = jest.fn(() => Promise.reject<never>(new TypeError('Failed to fetch')))
  show({ load, when: 'now', placeholderSuffices: true })
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Soon')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('brings nothing to a page that is gone', async () => {
  let arrive: (part: { default: typeof Part }) => void = () => undefined
  const load = () => new Promise<{ default: typeof Part }>((resolve) => (arrive = resolve))
  const { unmount } = show({ load, when: 'now' })
  unmount()
  await act(async () => arrive({ default: Part }))
  expect(document.body).not.toHaveTextContent('Hello Maya')
})
