import { Button } from '@farandfew/ui/button'
import { Section } from '@farandfew/ui/page'
import { Component, type ReactNode } from 'react'

interface State {
  failed: boolean
}

/** What stands in for a page whose code could not be loaded or broke: the rest of the site stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Section>
        <h1>This page did not load</h1>
        <p>The connection may have dropped on the way. Nothing you sent is lost.</p>
        <Button onClick={() => window.location.reload()}>Load it again</Button>
      </Section>
    )
  }
}
