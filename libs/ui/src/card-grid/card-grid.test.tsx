import { render, screen, within } from '@testing-library/react'
import { findViolations } from '../testing/axe.ts'
import { CardGrid } from './card-grid.tsx'
import { CardGridPlaceholder } from './card-grid-placeholder.tsx'

it('is a list with an item for each card', () => {
  render(
    <CardGrid label="Trips">
      <article key="a">Bali</article>
      <article key="b">Turkey</article>
    </CardGrid>,
  )
  const entries = within(screen.getByRole('list', { name: 'Trips' })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Bali', 'Turkey'])
})

describe('the placeholder', () => {
  it('has six cards and is busy', () => {
    render(<CardGridPlaceholder />)
    const list = screen.getByRole('list', { busy: true })
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  })

  it('has as many cards as `count`', () => {
    render(<CardGridPlaceholder count={3} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('announces politely that something is loading, outside the busy list', () => {
    render(<CardGridPlaceholder label="Loading departures…" />)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Loading departures…')
    expect(status.closest('[aria-busy]')).toBeNull()
  })

  it('has no accessibility violations', async () => {
    const { container } = render(<CardGridPlaceholder />)
    expect(await findViolations(container)).toEqual([])
  })
})
