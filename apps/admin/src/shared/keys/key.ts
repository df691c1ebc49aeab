import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The name of a key. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.8em;
  padding: 0 6px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.small};
  font-family: inherit;
  font-size: ${theme.fontSizes.small};
  text-align: center;
`

/** In a button; hidden on small screens, which rarely have a keyboard. */
export const ButtonKey = styled(Key)`
  ${theme.below.ml} {
    display: none;
  }
`
