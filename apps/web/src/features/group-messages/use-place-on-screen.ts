import { useEffect, useRef } from 'react'

/** Pixels between the conversation and the end of the screen. */
const gap = 8

/**
 * Fits an element between the site's header, with the row of tabs below it, and the end of the screen. It sets two
 * properties: `--visible-height`, the height of the screen without the keyboard of a phone, and `--above`. The page
 * scrolls there when the element appears, and its end stays in view while a field in it has the keyboard.
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

/** The height of the header, and of what is between the tabs and the element. */
function heightAbove(element: HTMLElement): number {
  const header = document.querySelector('header')?.clientHeight ?? 0
  const panel = element.closest('[role="tabpanel"]')
  const tabs = panel?.parentElement?.querySelector('[role="tablist"]')
  const { top } = element.getBoundingClientRect()
  return header + (tabs ? top - tabs.getBoundingClientRect().top : 0)
}
