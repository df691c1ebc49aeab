import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../page/visually-hidden.ts'
import { Controls, Dot, Dots, Region, Track } from './carousel.styles.ts'
import { useSlides } from './use-slides.ts'

export interface Slide {
  key: string
  /** Names the dot that leads to this slide. */
  title: string
  content: ReactNode
}

export interface CarouselProps {
  /** The name of the carousel, such as 'Featured experiences'. */
  label: string
  slides: readonly Slide[]
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select')

/**
 * Shows one slide at a time, in a native scroll container. Swipes, arrows, dots and arrow keys move it, and it wraps
 * around. It never moves by itself, and hidden slides are inert (ARIA Authoring Practices, Carousel).
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
    // The focused element in the slide is about to become inert.
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
      <Controls data-screen>
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
