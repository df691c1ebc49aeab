import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the tab is in front. */
export const useVisible = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
