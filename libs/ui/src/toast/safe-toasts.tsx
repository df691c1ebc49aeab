import { ErrorBoundary } from '../error-boundary/error-boundary.tsx'
import { PlainToasts } from './plain-toasts.tsx'
import { Toasts } from './toasts.tsx'

/**
 * The toasts of an app; render it once, at the root. If their viewport cannot be loaded, plain ones take its place, which the
 * page has from the start: a toast may have to report just that.
 */
export const SafeToasts = () => (
  <ErrorBoundary fallback={<PlainToasts />}>
    <Toasts />
  </ErrorBoundary>
)
