import { useEffect, useRef } from 'react'

/**
 * Focuses an element when it appears, which makes a screen reader announce it. An element that is not a control needs
 * `tabIndex={-1}`.
 */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
