import { type ComponentType, lazy, Suspense } from 'react'
import { useToasts } from './use-toasts.ts'

/** Loads the viewport, or the plain one if that fails. */
export async function viewportOrPlain(
  load: () => Promise<{ ToastViewport: ComponentType }>,
): Promise<{ default: ComponentType }> {
  try {
    return { default: (await load()).ToastViewport }
  } catch {
    return { default: (await loadPlain()).PlainToasts }
  }
}

const loadViewport = () => import('../toast-viewport/toast-viewport.tsx')
const loadPlain = () => import('./plain-toasts.tsx')
const Viewport = lazy(() => viewportOrPlain(loadViewport))

/** Loads the viewport early: the first toast may have to report that the network is down. */
export function prepareToasts(): void {
  const ignore = () => undefined
  loadPlain().catch(ignore)
  loadViewport().catch(ignore)
}

/** Shows the toasts. Render it once, at the root of an app. It loads its viewport with the first toast. */
export function Toasts() {
  const hasToast = useToasts().length > 0
  if (!hasToast) return null
  return (
    <Suspense fallback={null}>
      <Viewport />
    </Suspense>
  )
}
