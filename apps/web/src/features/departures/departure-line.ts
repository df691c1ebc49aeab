import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** A departure in a list, as a link, as a button, or as text alone. The colour of its side says how long it is. */
export const DepartureLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding: 12px 16px;
  border: 1px solid ${theme.colors.hairline};
  border-left: 4px solid ${theme.colors.raspberry};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  text-decoration: none;
  &[data-days='8'] {
    border-left-color: ${theme.colors.sea};
  }
  &[aria-current] {
    background: ${theme.colors.blush};
  }
  &[data-state='cancelled'],
  &[data-state='closed'],
  &[data-state='departed'] {
    border-left-color: ${theme.colors.edge};
  }
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${theme.colors.ink};
  }
  button& {
    width: 100%;
    text-align: left;
    cursor: pointer;
  }
  a&:hover,
  button&:hover {
    background: ${theme.colors.shade};
  }
  small {
    flex-basis: 100%;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  b {
    color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
  }
`
