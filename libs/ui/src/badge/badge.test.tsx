import { render, screen } from '@testing-library/react'
import { findViolations } from '../testing/axe.ts'
import { badgeTones } from '../theme/colors.ts'
import { Badge, type BadgeTone } from './badge.tsx'

it.each(Object.keys(badgeTones) as BadgeTone[])('shows its text in the colours of %s', (tone) => {
  render(<Badge tone={tone}>pending</Badge>)
  const { ground, text } = badgeTones[tone]
  expect(screen.getByText('pending')).toHaveStyle({ backgroundColor: ground, color: text })
})

it('is neutral by default', () => {
  render(<Badge>4 days</Badge>)
  expect(screen.getByText('4 days')).toHaveStyle({ color: badgeTones.neutral.text })
})

it('has no accessibility violations', async () => {
  const { container } = render(<Badge tone="amber">pending</Badge>)
  expect(await findViolations(container)).toEqual([])
})
