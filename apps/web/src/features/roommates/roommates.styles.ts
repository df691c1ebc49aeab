import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Where the member stands, what they can change next to it, and the rule; below each other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: 32px 48px;
  align-items: start;
  ${theme.media.split} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > form {
      grid-row: span 2;
    }
  }
`

export const Fields = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 4px;
    font-weight: ${theme.fontWeights.label};
  }
`
