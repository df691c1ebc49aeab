import { type ComponentType, type MouseEvent, useCallback, useRef } from 'react'

export interface Waking {
  /** Called once the part answers to its buttons. */
  onAlive: () => void
}

/** What a button is called, which outlives the element: the living part brings one of its own. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/**
 * An island at the top of a page: a button of its markup that is pressed before its code is there is pressed again once
 * the part says that it lives. Only the last one counts.
 */
export function wakesWithPress<Props extends object>(
  Part: ComponentType<Props & Waking>,
): ComponentType<Props> {
  return function WakesWithPress(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const isAlive = useRef(false)
    const pressed = useRef<string | null>(null)

    const note = ({ target }: MouseEvent) => {
      const button = isAlive.current ? null : (target as Element).closest('button')
      if (button) pressed.current = nameOf(button)
    }
    const onAlive = useCallback(() => {
      if (isAlive.current) return
      isAlive.current = true
      if (pressed.current === null) return
      const buttons = Array.from(place.current?.querySelectorAll('button') ?? [])
      buttons.find((button) => nameOf(button) === pressed.current)?.click()
    }, [])

    return (
      <div ref={place} onClick={note}>
        <Part {...props} onAlive={onAlive} />
      </div>
    )
  }
}
