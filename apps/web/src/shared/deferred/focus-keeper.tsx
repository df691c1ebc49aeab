import { Component, type ReactElement, type RefObject } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface FocusKeeperProps {
  children: ReactElement
}

interface Kept {
  /** The index of the focused element, or -1. */
  focused: number
  /** Whether each row was open. */
  open: readonly boolean[]
}

/**
 * Keeps the focus and the rows that are open when prerendered markup is replaced by the same content: the n-th focusable
 * element gets the focus back. What the content itself removes later is its own affair. A class, because only
 * `getSnapshotBeforeUpdate` runs right before the replacement.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  readonly container: RefObject<HTMLDivElement | null> = { current: null }

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

  override componentDidUpdate(before: FocusKeeperProps, _state: unknown, { focused, open }: Kept) {
    if (before.children.type === this.props.children.type) return
    const rows = this.rows()
    if (rows.length === open.length) rows.forEach((row, index) => (row.open = open[index]!))
    const isLost = focused >= 0 && !this.container.current?.contains(document.activeElement)
    if (isLost) this.focusableElements()[focused]?.focus({ preventScroll: true })
  }

  override render() {
    return <div ref={this.container}>{this.props.children}</div>
  }
}
