import { useEffect, useRef } from 'react'

/**
 * Sets `--visible-height` on an element: the height of the screen without the keyboard of a phone. When the keyboard
 * opens over a field in the element, the element's end scrolls into view.
 */
export function useVisibleHeight() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const follow = () => {
      // A member who has zoomed in sees a part of the page only.
      if (visualViewport.scale > 1.01) return
      element.current?.style.setProperty('--visible-height', `${visualViewport.height}px`)
      if (element.current?.contains(document.activeElement)) {
        element.current.scrollIntoView({ block: 'end', behavior: 'instant' })
      }
    }
    visualViewport.addEventListener('resize', follow)
    return () => visualViewport.removeEventListener('resize', follow)
  }, [])
  return element
}
