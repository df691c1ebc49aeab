import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** What someone wrote, with a line at its side. It scrolls if it is higher than `$maxHeight`. */
export const Quotation = styled(Text).attrs({ forwardedAs: 'blockquote', written: true })<{
  $maxHeight?: string
}>`
  max-height: ${({ $maxHeight }) => $maxHeight};
  padding-left: 12px;
  overflow: auto;
  border-left: 3px solid ${theme.colors.hairline};
`
