import { type TouchEvent, useRef } from 'react'

/** How far a finger goes, in CSS pixels, before it has swiped. */
const threshold = 48

/** Tells a swipe to the left or right from a tap, from a scroll, and from the two fingers of a zoom. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [first] = touches.length === 1 ? Array.from(touches) : []
      start.current = first && { x: first.clientX, y: first.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current
      const to = changedTouches[0]
      forget()
      if (!from || !to) return
      const [across, along] = [to.clientX - from.x, to.clientY - from.y]
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(along)) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onTouchCancel: forget,
  }
}
