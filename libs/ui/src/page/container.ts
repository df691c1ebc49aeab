import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The centred column of a page. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.widths.page} + 2 * ${theme.space(8)});
  margin-inline: auto;
  padding-inline: ${theme.space(5)};
  ${theme.media.md} {
    padding-inline: ${theme.space(8)};
  }
`
