import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FoldedFilters } from './folded-filters.tsx'

const show = (active: number) =>
  render(
    <UiProvider>
      <FoldedFilters active={active}>
        <input aria-label="State" />
      </FoldedFilters>
    </UiProvider>,
  )

it('opens and closes the filters with its button', async () => {
  show(0)
  const button = screen.getByRole('button', { name: 'Filters' })
  const fields = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(fields).toContainElement(screen.getByLabelText('State'))
  for (const isOpen of ['false', 'true', 'false']) {
    expect(button).toHaveAttribute('aria-expanded', isOpen)
    expect(fields).toHaveAttribute('data-open', isOpen)
    await userEvent.click(button)
  }
})

it('says how many filters are set', () => {
  show(2)
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument()
})
