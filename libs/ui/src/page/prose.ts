import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** Running text: spaces its headings, paragraphs and lists. */
export const Prose = styled.div`
  min-width: 0;
  max-width: ${theme.widths.text};
  overflow-wrap: anywhere;
  font-size: ${theme.fontSizes.lead};
  line-height: 1.7;
  > * + * {
    margin-top: ${theme.space(5)};
  }
  > h2 {
    margin-top: ${theme.space(12)};
    font-size: ${theme.fontSizes.heading};
  }
  > h3 {
    margin-top: ${theme.space(8)};
    font-size: ${theme.fontSizes.title};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-left: ${theme.space(6)};
  }
  li + li {
    margin-top: ${theme.space(2)};
  }
  li::marker {
    color: ${theme.colors.raspberry};
  }
`
