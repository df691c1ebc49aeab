import { Button } from '@farandfew/ui/button'
import { Component, type ReactNode } from 'react'
import { Notice } from '../shared/notices/notice.ts'

interface State {
  failed: boolean
}

/** What stands in for a page that broke: the header, and with it the lock, stays usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <h1>This page broke</h1>
        <Notice role="alert">
          <p>Nothing that was stored is lost.</p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            Load it again
          </Button>
        </Notice>
      </>
    )
  }
}
