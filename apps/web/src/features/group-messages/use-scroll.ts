import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels above the end within which new messages scroll into view by themselves. */
const endMargin = 64

interface Positions {
  /** The id of the first message that is shown. */
  firstId: number | undefined
  /** Changes when the member sends something. */
  sent: number
}

/**
 * The position of a list that grows at both ends. It begins at the first new message, or at the end. The end stays in
 * view while the member is there, and what the member sees does not move when older messages appear above it.
 */
export function useScroll({ firstId, sent }: Positions) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const last = useRef<{ firstId: number | undefined; sent: number; height: number }>(undefined)
  const isAtEndNow = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = () => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }
  const measure = () => {
    const element = scroller.current
    if (!element) return
    const { scrollHeight, scrollTop, clientHeight } = element
    isAtEndNow.current = scrollHeight - scrollTop - clientHeight < endMargin
    setAtEnd(isAtEndNow.current)
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const before = last.current
    if (!before) isAtEndNow.current = showBeginning(element)
    else if (sent > before.sent) toEnd()
    else if (firstId !== before.firstId) element.scrollTop += element.scrollHeight - before.height
    last.current = { firstId, sent, height: element.scrollHeight }
  }, [firstId, sent])

  useEffect(() => {
    const element = scroller.current
    if (!element || !content.current) return
    // New messages, loaded pictures, the keyboard of a phone: whatever changes a height.
    const observer = new ResizeObserver(() => {
      if (isAtEndNow.current) toEnd()
      if (last.current) last.current.height = element.scrollHeight
      measure()
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  return { scroller, content, isAtEnd, toEnd, onScroll: measure }
}

/** Scrolls to the first new message, or to the end. Returns whether the end is in view. */
function showBeginning(scroller: HTMLElement): boolean {
  const line = scroller.querySelector('[data-new-line]')
  scroller.scrollTop = scroller.scrollHeight
  const end = scroller.scrollTop
  if (!line) return true
  const offset = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollTop += Math.min(0, offset - scroller.clientHeight / 4)
  return end - scroller.scrollTop < endMargin
}
