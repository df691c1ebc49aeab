import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** A checkbox with its label. */
export const Check = styled.label`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  min-height: ${theme.touchTarget};
  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
