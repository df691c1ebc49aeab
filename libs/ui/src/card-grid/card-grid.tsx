import { Children, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export interface CardGridProps {
  children: ReactNode
  /** The name of the list, if no heading names it. */
  label?: string
  busy?: boolean
}

/** A list of cards in as many columns as fit. Each child becomes a list item. */
export function CardGrid({ children, label, busy }: CardGridProps) {
  return (
    <List role="list" aria-label={label} aria-busy={busy}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </List>
  )
}

// Rows of three, of which the last one is full: two cards share it, and four share the last two.
const List = styled.ul`
  display: grid;
  gap: ${theme.space(8)} ${theme.space(6)};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  > li {
    min-width: 0;
  }
  ${theme.media.lg} {
    gap: ${theme.space(10)} ${theme.space(8)};
    grid-template-columns: repeat(6, 1fr);
    > li {
      grid-column: span 2;
    }
    > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)),
    > :nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4)) ~ li {
      grid-column: span 3;
    }
  }
`
