import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorBoundary } from './error-boundary.tsx'
import { failureCause, LoadFailure } from './load-failure.ts'

const Broken = (): never => {
  throw new Error('broken')
}

it('renders its children', () => {
  render(<ErrorBoundary fallback="Sorry">Trips</ErrorBoundary>)
  expect(screen.getByText('Trips')).toBeVisible()
})

it('replaces children that throw, and leaves the rest of the page', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <header>Header</header>
      <ErrorBoundary fallback="Sorry">
        <Broken />
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByText('Sorry')).toBeVisible()
  expect(screen.getByText('Header')).toBeVisible()
  log.mockRestore()
})

it('renders its children again, and counts how often they have thrown', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Part = () => {
    if (isBroken) throw new LoadFailure('offline')
    return 'Trips'
  }
  render(
    <ErrorBoundary
      fallback={({ error, times, retry }) => (
        <button onClick={retry}>{`${failureCause(error)} ${times}`}</button>
      )}
    >
      <Part />
    </ErrorBoundary>,
  )
  const button = () => screen.getByRole('button')
  expect(button()).toHaveTextContent(/^Please check your connection\..* 1$/)
  await userEvent.click(button())
  expect(button()).toHaveTextContent(/ 2$/)
  isBroken = false
  await userEvent.click(button())
  expect(screen.getByText('Trips')).toBeVisible()
  log.mockRestore()
})

it('does not call a fault of our code a matter of the connection', () => {
  expect(failureCause(new TypeError('x is undefined'))).not.toContain('connection')
})

it('renders its children again when another page is opened', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary resetOn="/trips" fallback="Sorry">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Sorry')).toBeVisible()
  rerender(
    <ErrorBoundary resetOn="/about" fallback="Sorry">
      About
    </ErrorBoundary>,
  )
  expect(screen.getByText('About')).toBeVisible()
  log.mockRestore()
})
