import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../shared/use-hydrated.ts'

/**
 * Scrolls to the top of the page after navigation by a link, by Back or by a reload (docs/product.md#invite-requests).
 * A prerendered page is left alone, because the browser opens it at the top and the visitor may have scrolled since.
 */
export function useTopOnLoad() {
  const hydrated = useHydrated()
  const [isPrerendered] = useState(!hydrated)
  useLayoutEffect(() => {
    // Stored with the history entry, so it also applies after a reload.
    history.scrollRestoration = 'manual'
    if (!isPrerendered) window.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      // Not what it was before: on a second visit, the entry has it from the first one.
      history.scrollRestoration = 'auto'
    }
  }, [isPrerendered])
}
