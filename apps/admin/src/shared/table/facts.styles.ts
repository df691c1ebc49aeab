import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Terms with their values. Each value has the direction of its script. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(92px, max-content) minmax(0, 1fr);
  gap: 8px 16px;
  font-size: ${theme.fontSizes.small};
  dt {
    color: ${theme.colors.inkSoft};
  }
  dd {
    margin: 0;
    unicode-bidi: plaintext;
  }
`
