import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findViolations } from '../testing/axe.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { dismiss, toast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => act(() => dismiss()))

const show = (...content: Parameters<typeof toast>) => act(() => void toast(...content))

describe('toasts', () => {
  it('render nothing before the first toast, even if the viewport is loaded', async () => {
    const { container } = render(<Toasts />)
    await act(() => import('../toast-viewport/toast-viewport.tsx'))
    expect(container).toBeEmptyDOMElement()
  })

  it('load their viewport with the first toast and show it', async () => {
    render(<Toasts />)
    show({ title: 'Inquiry Received!', description: "We'll get back to you within 24 hours." })
    expect(await screen.findByText('Inquiry Received!')).toBeVisible()
    expect(screen.getByText("We'll get back to you within 24 hours.")).toBeVisible()
    expect(screen.getByRole('region', { name: /F8/ })).toBeInTheDocument()
  })
})

describe('if the viewport cannot be loaded', () => {
  it('announce failures at once, and anything else politely', () => {
    render(<PlainToasts />)
    show({ title: 'Something went wrong.', variant: 'destructive' })
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.')
    show({ title: 'Successfully subscribed!', description: 'Thank you.' })
    expect(screen.getByRole('status')).toHaveTextContent('Successfully subscribed!Thank you.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can be closed with their button', async () => {
    render(<PlainToasts />)
    show({ title: 'Copied to clipboard' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Copied to clipboard')).not.toBeInTheDocument()
  })

  it('close after five seconds', () => {
    jest.useFakeTimers()
    render(<PlainToasts />)
    show({ title: 'Download started' })
    act(() => jest.advanceTimersByTime(4999))
    expect(screen.getByText('Download started')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Download started')).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  it('stay with a link that has to be copied by hand', () => {
    jest.useFakeTimers()
    render(<PlainToasts />)
    show({ title: 'Copy failed', link: 'https://club.example/trips/7' })
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText('https://club.example/trips/7')).toBeVisible()
    jest.useRealTimers()
  })

  it('have no accessibility violations', async () => {
    const { container } = render(<PlainToasts />)
    show({ title: 'Error', description: 'Incorrect password', variant: 'destructive' })
    expect(await findViolations(container)).toEqual([])
  })
})
