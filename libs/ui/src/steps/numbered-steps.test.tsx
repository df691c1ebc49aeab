import { render, screen, within } from '@testing-library/react'
import { UiProvider } from '../theme/index.ts'
import { findViolations } from '../testing/axe.ts'
import { NumberedSteps } from './numbered-steps.tsx'

const steps = [
  { title: 'Ask', text: 'Say who you are.' },
  { title: 'Wait', text: 'Somebody reads it.' },
]

it('is a list in order, each entry with its number, its heading and its words', async () => {
  render(
    <UiProvider>
      <h2>What happens</h2>
      <NumberedSteps steps={steps} />
    </UiProvider>,
  )
  const entries = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    '1AskSay who you are.',
    '2WaitSomebody reads it.',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'Ask' })).toBeVisible()
  expect(await findViolations()).toEqual([])
})
