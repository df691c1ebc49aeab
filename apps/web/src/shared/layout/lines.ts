import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Terms on the left, amounts on the right, or with `data-text` texts of several lines. */
export const Lines = styled.dl`
  margin: 0;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
    border-top: 1px solid ${theme.colors.hairline};
  }
  > div[data-total] {
    /* A long label stands above the amount. */
    flex-wrap: wrap;
    row-gap: 0;
    border-top-color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
  }
  dd {
    margin: 0 0 0 auto;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  dd[data-text] {
    text-align: right;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
