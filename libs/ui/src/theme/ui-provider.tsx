import { type ReactNode } from 'react'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './global-style.ts'
import { theme, type Theme } from './theme.ts'

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface merges
  export interface DefaultTheme extends Theme {}
}

/** Provides the theme and the global styles. Render it once, at the root of an app. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  )
}
