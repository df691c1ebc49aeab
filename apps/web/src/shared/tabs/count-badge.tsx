import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CountBadgeProps {
  count: number
  /** What a screen reader says, such as '3 unread'. */
  children: ReactNode
}

/** A number after the label of a tab or a link. */
export const CountBadge = ({ count, children }: CountBadgeProps) => (
  <Count>
    <span aria-hidden>{count}</span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </Count>
)

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  margin-left: 8px;
  padding: 1px 6px;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.raspberry};
  color: ${theme.colors.sheet};
  font-size: ${theme.fontSizes.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  ${theme.below.sm} {
    min-width: 18px;
    margin-left: 4px;
    padding: 0 4px;
    font-size: 12px;
  }
`
