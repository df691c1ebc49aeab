import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dismiss, toast } from '../toast/toast-store.ts'
import { findViolations } from '../testing/axe.ts'
import { ToastViewport } from './toast-viewport.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  act(() => dismiss())
  jest.useRealTimers()
})

const show = (...content: Parameters<typeof toast>) => act(() => void toast(...content))
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

/** The live region that Radix renders a moment after the toast. */
function announcement() {
  wait(100)
  return screen.getByRole('status')
}

it('announces failures at once', () => {
  render(<ToastViewport />)
  show({ title: 'Error', description: '401: Wrong password', variant: 'destructive' })
  expect(announcement()).toHaveAttribute('aria-live', 'assertive')
  expect(announcement()).toHaveTextContent(/Error.*401: Wrong password/)
})

it('announces anything else politely', () => {
  render(<ToastViewport />)
  show({ title: 'Success', description: 'Logged in successfully!' })
  expect(announcement()).toHaveAttribute('aria-live', 'polite')
})

it('shows only the newest toast', () => {
  render(<ToastViewport />)
  show({ title: 'One' })
  show({ title: 'Two' })
  expect(screen.queryByText('One')).not.toBeInTheDocument()
  expect(screen.getByText('Two')).toBeVisible()
})

it('closes after five seconds', () => {
  render(<ToastViewport />)
  show({ title: 'Download started' })
  wait(4999)
  expect(screen.getByText('Download started')).toBeVisible()
  wait(1)
  expect(screen.queryByText('Download started')).not.toBeInTheDocument()
})

it('closes with its button', () => {
  render(<ToastViewport />)
  show({ title: 'Quiz Complete!' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Quiz Complete!')).not.toBeInTheDocument()
})

it('takes the focus with F8', () => {
  render(<ToastViewport />)
  show({ title: 'Copied to clipboard' })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  expect(screen.getByRole('region', { name: /F8/ }).querySelector('ol')).toHaveFocus()
})

describe('a swipe to the right', () => {
  /** Moves a finger over the toast from 0 to `clientX`. */
  async function swipe(clientX: number) {
    const target = screen.getByText('Access granted').closest('li')!
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const at = (x: number) => ({ target, coords: { clientX: x, clientY: 0 } })
    await user.pointer([
      { keys: '[TouchA>]', ...at(0) },
      { pointerName: 'TouchA', ...at(clientX / 2) },
      { pointerName: 'TouchA', ...at(clientX) },
      { keys: '[/TouchA]', ...at(clientX) },
    ])
  }

  it('of 50 pixels or more closes it', async () => {
    render(<ToastViewport />)
    show({ title: 'Access granted' })
    await swipe(60)
    expect(screen.queryByText('Access granted')).not.toBeInTheDocument()
  })

  it('of less does not close it', async () => {
    render(<ToastViewport />)
    show({ title: 'Access granted' })
    await swipe(40)
    expect(screen.getByText('Access granted')).toBeVisible()
  })
})

it('has no accessibility violations', async () => {
  jest.useRealTimers()
  render(<ToastViewport />)
  show({ title: 'Error', description: 'Try again later.', variant: 'destructive' })
  expect(await findViolations()).toEqual([])
})
