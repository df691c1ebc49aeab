import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Heading = styled.h2`
  margin-bottom: 12px;
  font-size: ${theme.fontSizes.heading};
`

export const Lead = styled.p`
  max-width: 44em;
`

/** Secondary text. */
export const Quiet = styled.p`
  max-width: 44em;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`

/** What needs attention, marked by more than its colour. */
export const Warning = styled.div`
  display: grid;
  gap: 4px;
  max-width: 44em;
  padding: 12px 16px;
  border-left: 4px solid ${theme.colors.clay};
  background: ${theme.colors.sheet};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
