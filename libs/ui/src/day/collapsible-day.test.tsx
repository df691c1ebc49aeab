import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ItineraryDay } from '@farandfew/domain/trips/trip.ts'
import { findViolations } from '../testing/axe.ts'
import { CollapsibleDay } from './collapsible-day.tsx'

const day: ItineraryDay = {
  day: 2,
  title: 'Into the valleys',
  description: 'We walk from Uçhisar down to Göreme.',
  accommodation: 'Cave hotel in Göreme',
  included: 'Breakfast, guide, dinner',
}
const description = () => screen.getByText(day.description)

it('is closed by default, with a visible heading', () => {
  render(<CollapsibleDay day={day} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Day 2 Into the valleys' })).toBeVisible()
  expect(description()).not.toBeVisible()
})

it('starts open with `defaultOpen`', () => {
  render(<CollapsibleDay day={day} defaultOpen />)
  expect(description()).toBeVisible()
})

it('opens and closes when its summary is clicked', async () => {
  render(<CollapsibleDay day={day} />)
  await userEvent.click(screen.getByText(day.title))
  expect(description()).toBeVisible()
  await userEvent.click(screen.getByText(day.title))
  expect(description()).not.toBeVisible()
})

it('stays as the reader left it when the page renders again', async () => {
  const { rerender } = render(<CollapsibleDay day={day} defaultOpen />)
  await userEvent.click(screen.getByText(day.title))
  rerender(<CollapsibleDay day={{ ...day }} defaultOpen />)
  expect(description()).not.toBeVisible()
})

it('is one tab stop', async () => {
  render(<CollapsibleDay day={day} />)
  await userEvent.tab()
  expect(screen.getByText(day.title).closest('summary')).toHaveFocus()
})

it('shows the accommodation and what is included', () => {
  const { container } = render(<CollapsibleDay day={day} defaultOpen />)
  const details = within(container.querySelector('dl')!)
  expect(details.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Accommodation',
    'Included',
  ])
  expect(details.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    day.accommodation,
    day.included,
  ])
})

it('shows its picture with a caption that is read once', () => {
  const picture = { src: '/art/card.svg', alt: 'Fairy chimneys', width: 800, height: 600 }
  render(<CollapsibleDay day={day} picture={picture} defaultOpen />)
  expect(screen.getByRole('img', { name: picture.alt })).toBeVisible()
  expect(screen.getByText(picture.alt)).toHaveAttribute('aria-hidden', 'true')
})

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <h2>Itinerary</h2>
      <CollapsibleDay day={day} defaultOpen />
      <CollapsibleDay day={{ ...day, day: 3 }} />
    </>,
  )
  expect(await findViolations(container)).toEqual([])
})
