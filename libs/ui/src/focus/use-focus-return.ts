import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers which element has the focus when a dialog opens, and returns a function that focuses it again. For dialogs
 * that have no button of their own.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element>(null)
  // A layout effect runs before the dialog moves the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}
