import { darkDeclarations } from '@farandfew/ui/theme/switchable-colors.ts'
import { createGlobalStyle } from 'styled-components'

/** The colours of the dark theme. */
export const ThemeStyle = createGlobalStyle`
  :root[data-theme='dark'] { ${darkDeclarations} }
`
