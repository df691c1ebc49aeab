import { useEffect, useRef, useState } from 'react'

interface FocusOptions {
  /** Whether it is focused at all: after a step of the visitor, not when a page opens. */
  when?: boolean
  /** Whether the browser scrolls to it. */
  scrolls?: boolean
}

/**
 * Focuses an element when it appears, which makes a screen reader announce it. An element that is not a control needs
 * `tabIndex={-1}`.
 */
export function useFocusOnMount<T extends HTMLElement>(options: FocusOptions = {}) {
  const element = useRef<T>(null)
  const [{ when = true, scrolls = false }] = useState(options)
  useEffect(() => {
    if (when) element.current?.focus({ preventScroll: !scrolls })
  }, [when, scrolls])
  return element
}
