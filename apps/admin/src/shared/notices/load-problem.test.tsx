import { ApiError } from '@farandfew/api-client'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoadProblem } from './load-problem.tsx'

const retry = jest.fn()
const problem = (error: Error | null, retrying = false) => (
  <UiProvider>
    <LoadProblem
      title="We could not load the trips."
      query={{ error, isFetching: retrying, refetch: retry }}
    />
  </UiProvider>
)
const failure = (status: number, detail: string, code = '') =>
  new ApiError(status, detail, { detail, code })

it('keeps the reason and the focus while it is tried again', async () => {
  const { rerender } = render(problem(failure(503, 'No database.')))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(problem(null, true))
  expect(screen.getByRole('alert')).toHaveTextContent('No database.')
  const button = screen.getByRole('button', { name: 'Trying again...' })
  expect(button).toHaveFocus()
  // A browser takes the focus from a disabled button; jsdom does not.
  expect(button).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(problem(failure(429, 'Too many requests.')))
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.')
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
})

it.each([
  ['does not exist', failure(404, 'Not found.')],
  ['is not for the role', failure(403, 'Not allowed.', 'ROLE_NOT_ALLOWED')],
])('does not try again if what it names %s', (_, error) => {
  render(problem(error))
  expect(screen.getByRole('alert')).toHaveTextContent(error.detail!)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
