import { Component, type ReactElement, type RefObject } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface FocusKeeperProps {
  children: ReactElement
}

/**
 * Keeps the focus when prerendered markup is replaced by the same content: the n-th focusable element gets it back. What
 * the content itself removes later is its own affair. A class, because only `getSnapshotBeforeUpdate` runs right before the
 * replacement.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  readonly container: RefObject<HTMLDivElement | null> = { current: null }

  focusableElements() {
    return [...(this.container.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  }

  /** The index of the focused element, or -1. */
  override getSnapshotBeforeUpdate(): number {
    return this.focusableElements().findIndex((element) => element === document.activeElement)
  }

  override componentDidUpdate(before: FocusKeeperProps, _state: unknown, index: number) {
    if (before.children.type === this.props.children.type) return
    const isLost = index >= 0 && !this.container.current?.contains(document.activeElement)
    if (isLost) this.focusableElements()[index]?.focus({ preventScroll: true })
  }

  override render() {
    return <div ref={this.container}>{this.props.children}</div>
  }
}
