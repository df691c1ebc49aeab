import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'
import { Container } from './container.ts'

/** The column of a page's content, with the space above the footer. */
export const PageBody = styled(Container)`
  padding-bottom: clamp(${theme.space(16)}, 8vw, ${theme.space(28)});
`
