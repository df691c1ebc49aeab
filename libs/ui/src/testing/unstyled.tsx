import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

const outside = document.createElement('div')

/**
 * A wrapper for `render` that puts the styles of its content outside of the document. jsdom compares every rule of the document
 * with each element whose role, name or visibility is asked for: a third of the time of a page's tests.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager target={outside} disableCSSOMInjection>
      {children}
    </StyleSheetManager>
  )
}
