import { type ComponentType, lazy, Suspense } from 'react'
import { useToasts } from './use-toasts.ts'

/** The viewport that `load` brings; the plain one where that fails. */
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

/** Fetches what shows toasts while there is a network: the first thing to say may be that it is gone. */
export function prepareToasts(): void {
  const ignore = () => undefined
  loadPlain().catch(ignore)
  loadViewport().catch(ignore)
}

/** Where toasts appear. Stands once, at an app's root; fetches its parts with the first toast. */
export function Toasts() {
  const hasToast = useToasts().length > 0
  if (!hasToast) return null
  return (
    <Suspense fallback={null}>
      <Viewport />
    </Suspense>
  )
}
