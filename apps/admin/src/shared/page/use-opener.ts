import { useLayoutEffect, useRef } from 'react'

/**
 * Remembers what had the focus when a dialog opened that no button of its own opens, and answers what gives it back.
 */
export function useOpener(isOpen: boolean) {
  const opener = useRef<Element>(null)
  // Before the dialog takes the focus, which is after the layout.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}
