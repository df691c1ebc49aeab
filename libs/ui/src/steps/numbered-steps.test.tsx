import { render, screen, within } from '@testing-library/react'
import { UiProvider } from '../theme/ui-provider.tsx'
import { findViolations } from '../testing/axe.ts'
import { NumberedSteps } from './numbered-steps.tsx'

const steps = [
  { title: 'Ask', text: 'Say who you are.' },
  { title: 'Wait', text: 'We read it.' },
]

it('is an ordered list with a number, a heading and a text for each step', async () => {
  render(
    <UiProvider>
      <h2>What happens</h2>
      <NumberedSteps steps={steps} />
    </UiProvider>,
  )
  const entries = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '1AskSay who you are.',
    '2WaitWe read it.',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'Ask' })).toBeVisible()
  expect(await findViolations()).toEqual([])
})
