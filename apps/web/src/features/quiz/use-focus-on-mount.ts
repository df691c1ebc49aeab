import { useEffect, useRef, useState } from 'react'

/**
 * Focuses an element when it is mounted if `shouldFocus` is true at that time. Used after a step of the visitor, not
 * when a page opens.
 */
export function useFocusOnMount<Target extends HTMLElement>(shouldFocus: boolean) {
  const target = useRef<Target>(null)
  const [shouldFocusOnMount] = useState(shouldFocus)
  useEffect(() => {
    if (shouldFocusOnMount) target.current?.focus()
  }, [shouldFocusOnMount])
  return target
}
