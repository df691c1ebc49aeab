import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../page/visually-hidden.ts'
import { Controls, Dot, Dots, Region, Track } from './carousel.styles.ts'
import { useSlides } from './use-slides.ts'

export interface Slide {
  key: string
  /** What the dot that leads here is called. */
  title: string
  content: ReactNode
}

export interface CarouselProps {
  /** What the carousel shows: 'Featured experiences'. */
  label: string
  slides: readonly Slide[]
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select')

/**
 * Slides one at a time, on the browser's own scrolling: swiped by hand, moved by arrows that wrap
 * around, by dots, and by the arrow keys. Nothing moves by itself, and only the slide that is
 * shown can be reached (ARIA Authoring Practices, Carousel).
 */
export function Carousel({ label, slides }: CarouselProps) {
  const count = slides.length
  const { index, track, goTo } = useSlides(count)
  const [hasMoved, setHasMoved] = useState(false)

  const move = (wanted: number) => {
    setHasMoved(true)
    goTo(wanted)
  }

  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || count < 2 || isTyping(event.target)) return
    event.preventDefault()
    // What is focused inside the slide is about to be out of reach.
    if (document.activeElement?.closest('li[aria-roledescription]')) track.current?.focus()
    move(index + step)
  }

  return (
    <Region aria-roledescription="carousel" aria-label={label} onKeyDown={moveByKey}>
      <Track ref={track} role="list" tabIndex={0} aria-label={`${label}: slides`}>
        {slides.map((slide, at) => (
          <li
            key={slide.key}
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${count}`}
            inert={at !== index}
          >
            {slide.content}
          </li>
        ))}
      </Track>
      <Controls>
        <IconButton label="Previous slide" disabled={count < 2} onClick={() => move(index - 1)}>
          <ChevronLeft size={22} />
        </IconButton>
        <Dots role="list">
          {slides.map((slide, at) => (
            <li key={slide.key}>
              <Dot
                type="button"
                aria-label={`Go to slide ${at + 1}: ${slide.title}`}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => move(at)}
              />
            </li>
          ))}
        </Dots>
        <IconButton label="Next slide" disabled={count < 2} onClick={() => move(index + 1)}>
          <ChevronRight size={22} />
        </IconButton>
      </Controls>
      <VisuallyHidden role="status">
        {hasMoved && `Slide ${index + 1} of ${count}: ${slides[index]?.title}`}
      </VisuallyHidden>
    </Region>
  )
}
