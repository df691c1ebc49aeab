import { useEffect } from 'react'

/**
 * Calls `act` once with the token of a mail's link, as soon as the page is visible. A tab that was opened in the
 * background waits, so that a link is not used up unseen.
 */
export function useWhenVisible(token: string | null, act: (token: string) => void): void {
  useEffect(() => {
    if (!token) return
    const stop = () => document.removeEventListener('visibilitychange', check)
    const check = () => {
      if (document.visibilityState !== 'visible') return
      stop()
      act(token)
    }
    document.addEventListener('visibilitychange', check)
    check()
    return stop
  }, [token, act])
}
