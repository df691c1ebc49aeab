import { breakpoints } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useRef } from 'react'

/** Pixels between the conversation and the end of the screen. */
const gap = 8
const phone = `(max-width: ${breakpoints.sm - 1}px)`

/**
 * Fits an element between what is above it and the end of the screen. On a phone only the site's header and the row of
 * tabs are above it, and the page's own header is scrolled away. It sets two properties: `--visible-height`, the height
 * of the screen without the keyboard of a phone, and `--above`. The page scrolls there when the element appears, and its
 * end stays in view while a field in it has the keyboard.
 */
export function usePlaceOnScreen() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const { visualViewport } = window
    let wasShown = false

    const place = () => {
      const isShown = element.clientHeight > 0
      if (isShown && !wasShown) {
        const above = heightAbove(element)
        element.style.setProperty('--above', `${above + gap}px`)
        const { top } = element.getBoundingClientRect()
        window.scrollBy({ top: top - above, behavior: 'instant' })
      }
      wasShown = isShown
    }
    const fitKeyboard = () => {
      // A member who has zoomed in sees only a part of the page.
      if (!visualViewport || visualViewport.scale > 1.01) return
      element.style.setProperty('--visible-height', `${visualViewport.height}px`)
      const isTyping = document.activeElement instanceof HTMLTextAreaElement
      if (isTyping && element.contains(document.activeElement)) {
        element.scrollIntoView({ block: 'end', behavior: 'instant' })
      }
    }
    // Its tab may be opened later.
    const observer = new ResizeObserver(place)
    observer.observe(element)
    visualViewport?.addEventListener('resize', fitKeyboard)
    return () => {
      observer.disconnect()
      visualViewport?.removeEventListener('resize', fitKeyboard)
    }
  }, [])
  return frame
}

/** The height of what stays above the element. */
function heightAbove(element: HTMLElement): number {
  const { top } = element.getBoundingClientRect()
  if (!window.matchMedia(phone).matches) return top + window.scrollY
  const header = document.querySelector('header')?.clientHeight ?? 0
  const panel = element.closest('[role="tabpanel"]')
  const tabs = panel?.parentElement?.querySelector('[role="tablist"]')
  return header + (tabs ? top - tabs.getBoundingClientRect().top : 0)
}
