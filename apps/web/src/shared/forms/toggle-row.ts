import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Toggle buttons next to each other, one of them pressed. */
export const ToggleRow = styled(Row).attrs({ gap: 2, align: 'stretch' })`
  button {
    min-width: ${theme.touchTarget};
    min-height: ${theme.touchTarget};
    padding: 4px 16px;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.round};
    background: ${theme.colors.sheet};
    cursor: pointer;
  }
  button:hover {
    border-color: ${theme.colors.raspberry};
    color: ${theme.colors.raspberry};
  }
  button:focus-visible {
    border-radius: ${theme.radii.round};
  }
  button[aria-pressed='true'] {
    border-color: ${theme.colors.raspberry};
    background: ${theme.colors.raspberry};
    color: ${theme.colors.sheet};
  }
`
