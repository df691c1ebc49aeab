import { type TouchEvent, useRef } from 'react'

/** The shortest swipe, in CSS pixels. */
const threshold = 48

/** Recognises swipes to the left and right. Ignores taps, vertical scrolling and two-finger zooming. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const reset = () => {
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
      reset()
      if (!from || !to) return
      const [across, along] = [to.clientX - from.x, to.clientY - from.y]
      if (Math.abs(across) < threshold || Math.abs(across) < Math.abs(along)) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onTouchCancel: reset,
  }
}
