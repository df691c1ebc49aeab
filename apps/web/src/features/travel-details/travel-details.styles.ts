import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** What needs attention, marked by more than its colour. */
export const Warning = styled.div`
  display: grid;
  gap: 4px;
  max-width: 44em;
  padding: 12px 16px;
  border-left: 4px solid ${theme.colors.clay};
  background: ${theme.colors.sheet};
`
