import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../shared/use-hydrated.ts'

/**
 * The page begins at its top however a person comes to it (spec section 2): by a link, by going back, by loading it again.
 * A prerendered page is left where its reader has scrolled to meanwhile; the browser itself opens it at the top.
 */
export function useTopOnLoad() {
  const hydrated = useHydrated()
  const [isPrerendered] = useState(!hydrated)
  useLayoutEffect(() => {
    const before = history.scrollRestoration
    // Kept with the entry of the history, and so in force when it is loaded again.
    history.scrollRestoration = 'manual'
    if (!isPrerendered) window.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      history.scrollRestoration = before
    }
  }, [isPrerendered])
}
