import { useEffect } from 'react'
import type { UnsentMessage } from './outbox.ts'

/** Asks before the browser's tab is closed while a message waits, because the message would go with it. */
export function useLeaveWarning(unsent: readonly UnsentMessage[]): void {
  const isWaiting = unsent.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWaiting])
}
