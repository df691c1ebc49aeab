import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findViolations } from '../testing/axe.ts'
import { Problem } from './problem.tsx'

const title = 'We could not load the trips.'

it('says what failed and what to do, and tries again', async () => {
  const retry = jest.fn()
  const { container } = render(<Problem title={title} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We could not load the trips. Please check your connection and try again.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(await findViolations(container)).toEqual([])
})

it('shows its own detail and label if it is given them', () => {
  render(<Problem title={title} detail="No database." retryLabel="Load" onRetry={() => {}} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^We could not load the trips\. No database\.Load$/,
  )
  expect(screen.getByRole('button', { name: 'Load' })).toBeVisible()
})

it('offers other actions if trying again cannot help', () => {
  render(
    <Problem title={title} detail="Your session has ended.">
      <button>Log In</button>
    </Problem>,
  )
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Log In' })])
})
