import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps what has the focus above a bar at the foot of the screen. The page's scroll padding does so for most of it; of a
 * field with several lines browsers bring only the caret into sight.
 */
export function useFocusAbove<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  useEffect(() => {
    const lift = ({ target }: FocusEvent) => {
      // What a pointer presses must not move away under it.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      const edge = bar.current?.getBoundingClientRect().top ?? Infinity
      if (bar.current?.contains(target) || target.getBoundingClientRect().bottom <= edge) return
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    document.addEventListener('focusin', lift)
    return () => document.removeEventListener('focusin', lift)
  }, [])
  return bar
}
