import { lazy, Suspense } from 'react'
import { useToasts } from './use-toasts.ts'

const loadViewport = () => import('../toast-viewport/toast-viewport.tsx')
const Viewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }))

/** Loads the viewport early: the first toast may have to report that the network is down. */
export const prepareToasts = () => void loadViewport().catch(() => undefined)

/** Shows the toasts. It loads its viewport with the first toast, and throws if that fails: apps render `SafeToasts`. */
export function Toasts() {
  const hasToast = useToasts().length > 0
  if (!hasToast) return null
  return (
    <Suspense fallback={null}>
      <Viewport />
    </Suspense>
  )
}
