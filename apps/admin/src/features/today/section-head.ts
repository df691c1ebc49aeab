import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const SectionHead = styled.h2`
  margin-bottom: 16px;
  font-size: ${theme.fontSizes.heading};
`
