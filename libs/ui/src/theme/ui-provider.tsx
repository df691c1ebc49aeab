import { type ReactNode } from 'react'
import { GlobalStyle } from './global-style.ts'

/** The global styles. Render it once, at the root of an app. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}
