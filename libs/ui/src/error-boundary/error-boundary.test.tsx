import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary.tsx'

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
