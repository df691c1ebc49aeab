import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Ways to reach the club, next to each other. */
export const ContactRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0 12px;
  margin: 0;
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
  }
`
