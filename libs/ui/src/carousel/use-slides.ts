import { type RefObject, useEffect, useRef, useState } from 'react'

/** How long, in milliseconds, scrolling must rest where the browser tells of no end of it. */
const restAfter = 150

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Slides {
  index: number
  track: RefObject<HTMLUListElement | null>
  /** Shows a slide; below the first comes the last, and past the last the first. */
  goTo: (wanted: number) => void
}

/** Where a slide begins, in the track's own scroll coordinates. */
const offsetOf = (track: HTMLElement, index: number) => {
  const first = track.children[0] as HTMLElement | undefined
  const slide = track.children[index] as HTMLElement | undefined
  return slide && first ? slide.offsetLeft - first.offsetLeft : 0
}

/** The slide nearest to where the track stands. */
const slideAt = (track: HTMLElement) => {
  const distances = Array.from(track.children, (_, index) =>
    Math.abs(offsetOf(track, index) - track.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

/**
 * The slide that is shown, whoever moved it: a control through `goTo`, or a finger on the track.
 * A swipe counts once it has come to rest, so that passing slides are not taken for the one meant.
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
      timer = setTimeout(settle, restAfter)
    }
    const tellsOfEnd = 'onscrollend' in element
    element.addEventListener(tellsOfEnd ? 'scrollend' : 'scroll', tellsOfEnd ? settle : wait)
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
      behavior: prefersStillness() ? 'instant' : 'smooth',
    })
    setShown(next)
  }

  return { index, track, goTo }
}
