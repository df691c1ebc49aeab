import { type RefObject, useEffect, useRef, useState } from 'react'

interface RowFocus<Row extends HTMLElement> {
  ref: RefObject<Row | null>
  tabIndex: 0 | undefined
}

/**
 * Makes a list a tab stop while it scrolls sideways, so that the arrow keys move it. For items that have no link. It is one
 * in the HTML too: a phone shows the row before its script has run.
 */
export function useRowFocus<Row extends HTMLElement>(): RowFocus<Row> {
  const ref = useRef<Row>(null)
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const row = ref.current
    if (!row || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(row.scrollWidth > row.clientWidth))
    observer.observe(row)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex: scrolls ? 0 : undefined }
}
