import { type ReactNode } from 'react'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './global-style.ts'
import { theme, type Theme } from './theme.ts'

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface merges
  export interface DefaultTheme extends Theme {}
}

/** Gives everything below it the theme, and the page its ground. Stands once, at an app's root. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  )
}
