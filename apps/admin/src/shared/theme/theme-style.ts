import { darkDeclarations } from '@farandfew/ui/switchable-colors'
import { createGlobalStyle } from 'styled-components'

/** The dark look's colours, for as long as the document asks for it. */
export const ThemeStyle = createGlobalStyle`
  :root[data-theme='dark'] { ${darkDeclarations} }
`
