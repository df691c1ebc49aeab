import { Component, createRef, type ReactNode } from 'react'

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface FocusKeeperProps {
  children: ReactNode
}

/**
 * A place whose content may be exchanged for the same, alive. The focus stays where it was: on the n-th element that can
 * have it. A class, because only `getSnapshotBeforeUpdate` is called right before the exchange.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  readonly place = createRef<HTMLDivElement>()

  stops = () => [...(this.place.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]

  /** Which of the stops has the focus; -1 where none has. */
  override getSnapshotBeforeUpdate(): number {
    return this.stops().findIndex((stop) => stop === document.activeElement)
  }

  override componentDidUpdate(_props: FocusKeeperProps, _state: unknown, index: number) {
    const isLost = index >= 0 && !this.place.current?.contains(document.activeElement)
    if (isLost) this.stops()[index]?.focus({ preventScroll: true })
  }

  override render() {
    return <div ref={this.place}>{this.props.children}</div>
  }
}
