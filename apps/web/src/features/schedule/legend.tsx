import { theme } from '@farandfew/ui/theme'
import { styled } from 'styled-components'
import { priceOf } from './departure-texts.ts'

interface LegendProps {
  /** Whether a shown departure has left. */
  hasPast: boolean
}

/** Explains the colours of the calendar. */
export function Legend({ hasPast }: LegendProps) {
  return (
    <List role="list">
      <li data-days="4">4-day trip, {priceOf({ priceTier: 2 })}</li>
      <li data-days="8">8-day trip, {priceOf({ priceTier: 3 })}</li>
      {hasPast && <li data-past>Departed</li>}
    </List>
  )
}

const { colors, space } = theme

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  margin-top: ${space(4)};
  color: ${colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
  li::before {
    width: 14px;
    height: 14px;
    border-radius: ${theme.radii.small};
    background: ${colors.raspberry};
    content: '';
  }
  li[data-days='8']::before {
    background: ${colors.sea};
  }
  li[data-past]::before {
    border: 1px solid ${colors.edge};
    background: ${colors.shade};
  }
`
