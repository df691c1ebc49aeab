import { styled } from 'styled-components'
import { drawnIcon } from '../theme/drawn-icon.ts'
import { theme } from '../theme/theme.ts'

export interface CheckListProps {
  items: readonly string[]
  /** A tick for what is included, a cross for what is not. The heading says which. */
  mark?: 'tick' | 'cross'
  className?: string
}

const { colors, space } = theme

const marks = {
  tick: drawnIcon('m3 8.5 3.2 3.2L13 4.8', colors.sea),
  cross: drawnIcon('m4.5 4.5 7 7m0-7-7 7', colors.clay),
}

/** A list with ticks or crosses as bullets. */
export function CheckList({ items, mark = 'tick', className }: CheckListProps) {
  return (
    <List role="list" $mark={mark} className={className}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $mark: 'tick' | 'cross' }>`
  display: grid;
  gap: ${space(3)};
  > li {
    padding-left: ${space(8)};
    background-image: ${({ $mark }) => marks[$mark]};
    background-position: 0 0.28em;
    background-repeat: no-repeat;
    background-size: 18px;
  }
  /* Many printers leave out backgrounds. */
  @media print {
    padding-left: ${space(5)};
    list-style: disc;
    > li {
      padding-left: 0;
      background: none;
    }
  }
`
