import { type ComponentType, type MouseEvent, useCallback, useRef } from 'react'

export interface ReadyProps {
  /** Called when the buttons of the component work. */
  onReady: () => void
}

/** Identifies a button by its name, because hydration replaces the element. */
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/**
 * Wraps an island at the top of a page: the last button that was clicked before hydration is clicked again as soon as
 * the component is ready.
 */
export function repeatEarlyClick<Props extends object>(
  Part: ComponentType<Props & ReadyProps>,
): ComponentType<Props> {
  return function RepeatEarlyClick(props: Props) {
    const container = useRef<HTMLDivElement>(null)
    const isReady = useRef(false)
    const clickedName = useRef<string | null>(null)

    const remember = ({ target }: MouseEvent) => {
      const button = isReady.current ? null : (target as Element).closest('button')
      if (button) clickedName.current = nameOf(button)
    }
    const onReady = useCallback(() => {
      if (isReady.current) return
      isReady.current = true
      if (clickedName.current === null) return
      const buttons = Array.from(container.current?.querySelectorAll('button') ?? [])
      buttons.find((button) => nameOf(button) === clickedName.current)?.click()
    }, [])

    return (
      <div ref={container} onClick={remember}>
        <Part {...props} onReady={onReady} />
      </div>
    )
  }
}
