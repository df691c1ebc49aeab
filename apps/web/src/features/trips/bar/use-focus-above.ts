import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focused element above a bar at the bottom of the screen. Scroll padding does this for most elements, but
 * in a multi-line field browsers scroll only the caret into view.
 */
export function useFocusAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const keepAboveBar = ({ target }: FocusEvent) => {
      // Only for keyboard focus: a clicked element must not move away from the pointer.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const edge = bar.current?.getBoundingClientRect().top ?? Infinity
      if (bar.current?.contains(target) || target.getBoundingClientRect().bottom <= edge) return
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    document.addEventListener('focusin', keepAboveBar)
    return () => document.removeEventListener('focusin', keepAboveBar)
  }, [])
  return bar
}
