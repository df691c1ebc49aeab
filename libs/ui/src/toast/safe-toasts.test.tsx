import { act, render, screen } from '@testing-library/react'
import { SafeToasts } from './safe-toasts.tsx'
import { toastLoadFailure } from './toast-load-failure.ts'

jest.mock('../toast-viewport/toast-viewport.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('keeps the page if the viewport cannot be loaded, and offers a reload from the second failure on', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <h1>Trips</h1>
      <SafeToasts />
    </>,
  )
  act(() => toastLoadFailure('We could not open the login', new TypeError('Failed to fetch')))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^We could not open the login.*Please check your connection/,
  )
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument()
  act(() => toastLoadFailure('We could not open the login', new TypeError('Failed to fetch')))
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Trips' })).toBeVisible()
  log.mockRestore()
})
