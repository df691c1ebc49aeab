import { render, screen, within } from '@testing-library/react'
import { findViolations } from '../testing/axe.ts'
import { CardGrid, CardGridPlaceholder } from './index.ts'

it('is a list with an entry for each card', () => {
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
  it('has the shape of six cards, and is busy', () => {
    render(<CardGridPlaceholder />)
    const list = screen.getByRole('list', { busy: true })
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  })

  it('has as many as it is told', () => {
    render(<CardGridPlaceholder count={3} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('says politely, outside of what is busy, that something loads', () => {
    render(<CardGridPlaceholder label="Loading departures…" />)
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Loading departures…')
    expect(status.closest('[aria-busy]')).toBeNull()
  })

  it('breaks no rule of axe', async () => {
    const { container } = render(<CardGridPlaceholder />)
    expect(await findViolations(container)).toEqual([])
  })
})
