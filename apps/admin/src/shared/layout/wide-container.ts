import { Container } from '@farandfew/ui/page/container.ts'
import { styled } from 'styled-components'

/** Wider than the site's container, for tables. */
export const WideContainer = styled(Container)`
  max-width: 1680px;
`
