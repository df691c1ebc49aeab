import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findViolations } from '../testing/axe.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { dismiss, toast, Toasts } from './index.ts'
import { viewportOrPlain } from './toasts.tsx'

afterEach(() => act(() => dismiss()))

const say = (...content: Parameters<typeof toast>) => act(() => void toast(...content))

describe('toasts', () => {
  it('are nothing at all before the first, even when their viewport is at hand', async () => {
    const { container } = render(<Toasts />)
    await act(() => import('../toast-viewport/toast-viewport.tsx'))
    expect(container).toBeEmptyDOMElement()
  })

  it('fetch their viewport with the first and show it', async () => {
    render(<Toasts />)
    say({ title: 'Inquiry Received!', description: "We'll get back to you within 24 hours." })
    expect(await screen.findByText('Inquiry Received!')).toBeVisible()
    expect(screen.getByText("We'll get back to you within 24 hours.")).toBeVisible()
    expect(screen.getByRole('region', { name: /F8/ })).toBeInTheDocument()
  })
})

describe('without the viewport, which could not be fetched', () => {
  const unreachable = () => Promise.reject(new Error('Failed to fetch'))

  it('plain toasts take its place', async () => {
    expect(await viewportOrPlain(unreachable)).toEqual({ default: PlainToasts })
  })

  it('say what went wrong at once, and anything else politely', () => {
    render(<PlainToasts />)
    say({ title: 'Something went wrong.', variant: 'destructive' })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
    say({ title: 'Successfully subscribed!', description: 'Thank you.' })
    expect(screen.getByRole('status')).toHaveTextContent('Successfully subscribed!Thank you.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('close by their button', async () => {
    render(<PlainToasts />)
    say({ title: 'Copied to clipboard' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
  })

  it('close by themselves after five seconds', () => {
    jest.useFakeTimers()
    render(<PlainToasts />)
    say({ title: 'Download started' })
    act(() => jest.advanceTimersByTime(4999))
    expect(screen.getByText('Download started')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Download started')).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  it('break no rule of axe', async () => {
    const { container } = render(<PlainToasts />)
    say({ title: 'Error', description: 'Incorrect password', variant: 'destructive' })
    expect(await findViolations(container)).toEqual([])
  })
})
