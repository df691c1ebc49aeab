import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const CareList = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 20px;
  font-size: ${theme.fontSizes.small};
`
