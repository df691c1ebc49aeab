import { useEffect } from 'react'

/** Hands a link's token on, once, when the page is in sight: a tab opened in the background waits. */
export function useOnceSeen(token: string | null, act: (token: string) => void): void {
  useEffect(() => {
    if (!token) return
    const stop = () => document.removeEventListener('visibilitychange', look)
    const look = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      act(token)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return stop
  }, [token, act])
}
