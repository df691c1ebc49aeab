import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the element that the hash of the URL names, once the page has loaded. */
export function useFocusOnHash(hasLoaded: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hasLoaded && hash) document.getElementById(hash.slice(1))?.focus()
  }, [hasLoaded, hash])
}
