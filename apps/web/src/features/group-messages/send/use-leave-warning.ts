import { useEffect } from 'react'
import type { UnsentMessage } from './outbox.ts'

/** Asks before the page is left while a picture waits that only this page has. */
export function useLeaveWarning(unsent: readonly UnsentMessage[]): void {
  const hasPictures = unsent.some(({ pictures }) => pictures.some(({ key }) => key === undefined))
  useEffect(() => {
    if (!hasPictures) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasPictures])
}
