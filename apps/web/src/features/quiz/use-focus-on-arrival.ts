import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus to an element when it appears, where `wanted` says so then: after a step that a person took, and not
 * when a page opens.
 */
export function useFocusOnArrival<Target extends HTMLElement>(wanted: boolean) {
  const target = useRef<Target>(null)
  const [wantedAtFirst] = useState(wanted)
  useEffect(() => {
    if (wantedAtFirst) target.current?.focus()
  }, [wantedAtFirst])
  return target
}
