import { render, screen } from '@testing-library/react'
import { Instant } from './instant.tsx'

it.each([
  ['2025-05-01T18:29:59.999Z', '1 May 2025, 23:59 IST'],
  ['2025-05-01T18:30:00.000Z', '2 May 2025, 00:00 IST'],
  ['2025-09-05T18:31:00.000Z', '6 Sep 2025, 00:01 IST'],
  ['2025-12-31T20:05:00.000Z', '1 Jan 2026, 01:35 IST'],
])('shows %s in Indian time, wherever the machine is, as %s', (value, shown) => {
  render(<Instant value={value} />)
  expect(screen.getByText(shown)).toHaveAttribute('datetime', value)
})
