import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds without scrolling after which it has ended, in browsers without the `scrollend` event. */
const settleDelay = 150

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Slides {
  index: number
  track: RefObject<HTMLUListElement | null>
  /** Shows a slide. An index out of range wraps around. */
  goTo: (wanted: number) => void
}

/** The scroll position of a slide in the track. */
const offsetOf = (track: HTMLElement, index: number) => {
  const first = track.children[0] as HTMLElement | undefined
  const slide = track.children[index] as HTMLElement | undefined
  return slide && first ? slide.offsetLeft - first.offsetLeft : 0
}

/** The slide nearest to the scroll position. */
const slideAt = (track: HTMLElement) => {
  const distances = Array.from(track.children, (_, index) =>
    Math.abs(offsetOf(track, index) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

/**
 * Keeps the index of the shown slide in sync with the scroll position. While a swipe is moving the track, the index
 * does not change.
 */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const index = Math.min(shown, Math.max(count - 1, 0))

  useEffect(() => {
    const element = track.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      setShown(slideAt(element))
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, settleDelay)
    }
    const hasScrollEnd = 'onscrollend' in element
    element.addEventListener(hasScrollEnd ? 'scrollend' : 'scroll', hasScrollEnd ? settle : wait)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scrollend', settle)
      element.removeEventListener('scroll', wait)
    }
  }, [])

  const goTo = (wanted: number) => {
    const next = (wanted + count) % count
    const element = track.current
    element?.scrollTo?.({
      left: offsetOf(element, next),
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    })
    setShown(next)
  }

  return { index, track, goTo }
}
