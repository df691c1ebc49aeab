import { useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type ToastEntry } from './toast-store.ts'

const none: readonly ToastEntry[] = []

/** Returns all toasts. A prerendered page has none. */
export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
}
