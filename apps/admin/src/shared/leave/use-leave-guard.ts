import { useLeaveWarning } from '@farandfew/ui/form/use-leave-warning.ts'
import { useEffect, useState } from 'react'

/** The path that a plain click on a link of the console would open; undefined for any other click. */
function innerTarget(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined
  const { origin, pathname, search } = new URL(link.href)
  if (origin !== location.origin || pathname === location.pathname) return undefined
  return pathname + search
}

/**
 * Stops links of the console from leaving a page with unsaved changes; `held` is the path that the link would open. For
 * a reload or another site the browser asks.
 */
export function useLeaveGuard(isDirty: boolean) {
  const [held, setHeld] = useState<string>()
  useLeaveWarning(isDirty)
  useEffect(() => {
    if (!isDirty) return
    const onPress = (event: MouseEvent) => {
      const target = innerTarget(event)
      if (target === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setHeld(target)
    }
    document.addEventListener('click', onPress, true)
    return () => document.removeEventListener('click', onPress, true)
  }, [isDirty])
  return { held, stay: () => setHeld(undefined) }
}
