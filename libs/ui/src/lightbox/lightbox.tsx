import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef } from 'react'
import type { Picture as PictureData } from '@farandfew/domain/pictures/pictures.ts'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { IconButton } from '../button/icon-button.tsx'
import { Picture } from '../image/picture.tsx'
import { VisuallyHidden } from '../page/visually-hidden.ts'
import * as Part from './lightbox.styles.ts'

/** The shortest swipe, in CSS pixels. */
const threshold = 48

/** Recognises swipes to the left and right. Ignores taps, vertical scrolling and two-finger zooming. */
function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
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

/** A picture and, if there is more to say than its alt text, a note for its caption. */
export interface LightboxPicture extends PictureData {
  readonly note?: string
}

export interface LightboxProps {
  /** The name of the dialog. */
  title: string
  pictures: readonly LightboxPicture[]
  /** The index of the picture to show. */
  index: number
  onMove: (index: number) => void
  onClose: () => void
  /** Called after closing, to focus the element that opened it. */
  onReturnFocus?: () => void
  /** Buttons for the shown picture. */
  actions?: ReactNode
}

/** The index that a key leads to. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * A modal dialog that shows one of several pictures over the whole screen. Buttons, arrow keys and swipes go to the
 * previous and the next one, and wrap around.
 */
export function Lightbox(props: LightboxProps) {
  const { title, pictures, index, onMove, onClose, onReturnFocus, actions } = props
  const content = useRef<HTMLDivElement>(null)
  const picture = pictures[index]
  const count = pictures.length
  const goTo = (wanted: number) => onMove((wanted + count) % count)
  const swipe = useSwipe((towards) => goTo(towards === 'left' ? index + 1 : index - 1))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    goTo(step(index, count))
  }

  if (!picture) return null
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Part.Content
          ref={content}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onReturnFocus?.()
          }}
        >
          <VisuallyHidden as={Radix.Title}>{title}</VisuallyHidden>
          <Part.Head>
            <Part.Position aria-live="polite" aria-atomic>
              {`${index + 1} of ${count}`}
            </Part.Position>
            {actions}
            <IconButton label="Close" onClick={onClose}>
              <X size={22} />
            </IconButton>
          </Part.Head>
          <Part.Stage {...swipe}>
            <Picture {...sizedPicture(picture)} key={picture.src} draggable={false} eager />
          </Part.Stage>
          <Part.Foot>
            <IconButton label="Previous picture" onClick={() => goTo(index - 1)}>
              <ChevronLeft size={26} />
            </IconButton>
            <Part.Caption aria-live="polite">
              {picture.note ? `${picture.alt} · ${picture.note}` : picture.alt}
            </Part.Caption>
            <IconButton label="Next picture" onClick={() => goTo(index + 1)}>
              <ChevronRight size={26} />
            </IconButton>
          </Part.Foot>
        </Part.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Picks the props of an image. */
const sizedPicture = ({ src, alt, width, height }: PictureData) => ({ src, alt, width, height })
