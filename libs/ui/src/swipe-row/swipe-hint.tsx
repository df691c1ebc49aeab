import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** A line below a swipe row that says how many items it has. Only on a phone; a list says it to screen readers. */
export function SwipeHint({ count }: { count: number }) {
  if (count < 2) return null
  return <Hint aria-hidden>{`Swipe to see all ${count} →`}</Hint>
}

const Hint = styled.p`
  display: none;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  ${theme.below.sm} {
    display: block;
  }
`
