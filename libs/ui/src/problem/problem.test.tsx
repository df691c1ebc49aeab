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

it('shows only a detail, and its own label, if it is given them', () => {
  const { container } = render(
    <Problem detail="This part did not load." retryLabel="Load" onRetry={() => {}} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(/^This part did not load\.Load$/)
  expect(container.querySelector('strong')).not.toBeInTheDocument()
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
