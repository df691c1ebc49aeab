import { Component, type ReactNode } from 'react'

export interface Failure {
  /** What was thrown. */
  error: unknown
  /** How often the children have thrown. */
  times: number
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered instead of the children once one of them has thrown. */
  fallback: ReactNode | ((failure: Failure) => ReactNode)
  /** Renders the children again when it changes, such as the path of a page. */
  resetOn?: string
}

interface ErrorBoundaryState {
  failed?: { error: unknown } | undefined
  times: number
  resetOn?: string | undefined
}

/** Replaces its children if they throw while rendering, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { times: 0 }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === state.resetOn ? null : { failed: undefined, times: 0, resetOn }
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override componentDidCatch() {
    this.setState(({ times }) => ({ times: times + 1 }))
  }

  override render() {
    const { children, fallback } = this.props
    const { failed, times } = this.state
    if (!failed) return children
    if (typeof fallback !== 'function') return fallback
    return fallback({
      error: failed.error,
      times,
      retry: () => this.setState({ failed: undefined }),
    })
  }
}
