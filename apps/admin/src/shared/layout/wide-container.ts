import { Container } from '@farandfew/ui/page'
import { styled } from 'styled-components'

/** The column of a working page: wider than the site's, for tables. */
export const WideContainer = styled(Container)`
  max-width: 1680px;
`
