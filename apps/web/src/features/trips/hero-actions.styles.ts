import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const ToFacts = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.touchTarget};
`

/** Below the width of the panel, the bar at the bottom of the screen has the button to a seat. */
export const Buttons = styled(Actions)`
  ${theme.below.ml} {
    > [data-main] {
      display: none;
    }
  }
`
