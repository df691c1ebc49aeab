import { theme } from '@farandfew/ui/theme'
import { styled } from 'styled-components'

interface LegendProps {
  /** Whether a shown departure has left. */
  hasPast: boolean
}

/** Explains the colours and outlines of the calendar. */
export function Legend({ hasPast }: LegendProps) {
  return (
    <List role="list">
      <li data-days="4">4-day trip</li>
      <li data-days="8">8-day trip</li>
      <li data-state="open">Open to book</li>
      <li data-state="by-invite">By invite</li>
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
  li[data-state]::before {
    border: 2px solid ${colors.ink};
    background: ${colors.ink};
  }
  li[data-state='by-invite']::before {
    background: none;
  }
  li[data-past]::before {
    border: 1px solid ${colors.edge};
    background: ${colors.shade};
  }
`
