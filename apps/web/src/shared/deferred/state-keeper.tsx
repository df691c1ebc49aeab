import { Component, type MouseEvent, type ReactElement, type RefObject } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface StateKeeperProps {
  children: ReactElement
}

interface Kept {
  /** The index of the focused element, or -1. */
  focused: number
  /** Whether each row was open. */
  open: readonly boolean[]
}

/**
 * Keeps what a visitor did in prerendered markup when the same content replaces it: the n-th focusable element gets the focus
 * back, open rows stay open, and the button that was pressed last is pressed again. What the content itself removes later is
 * its own affair. A class, because only `getSnapshotBeforeUpdate` runs right before the replacement.
 */
export class StateKeeper extends Component<StateKeeperProps> {
  /** `pressed` is the index of the button that was pressed last before the replacement, if one was. */
  readonly container: RefObject<HTMLDivElement | null> & { pressed?: number } = { current: null }

  focusableElements() {
    return [...(this.container.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  }

  rows() {
    return [...(this.container.current?.querySelectorAll('details') ?? [])]
  }

  override getSnapshotBeforeUpdate(): Kept {
    const { activeElement } = document
    return {
      focused: this.focusableElements().findIndex((element) => element === activeElement),
      open: this.rows().map(({ open }) => open),
    }
  }

  override componentDidUpdate(before: StateKeeperProps, _state: unknown, { focused, open }: Kept) {
    if (before.children.type === this.props.children.type) return
    const rows = this.rows()
    if (rows.length === open.length) rows.forEach((row, index) => (row.open = open[index]!))
    const isLost = focused >= 0 && !this.container.current?.contains(document.activeElement)
    if (isLost) this.focusableElements()[focused]?.focus({ preventScroll: true })
    const pressed = this.focusableElements()[this.container.pressed ?? -1]
    if (pressed?.matches('button')) pressed.click()
  }

  notePress({ target }: MouseEvent<HTMLDivElement>) {
    const button = (target as Element).closest('button')
    if (button) this.container.pressed = this.focusableElements().indexOf(button)
  }

  override render() {
    return (
      <div ref={this.container} onClick={(event) => this.notePress(event)}>
        {this.props.children}
      </div>
    )
  }
}
