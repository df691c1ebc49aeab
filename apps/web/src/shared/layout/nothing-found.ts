import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Says that nothing matches the filters. */
export const NothingFound = styled.p`
  padding: 48px 24px;
  border: 1px dashed ${theme.colors.hairline};
  text-align: center;
`
