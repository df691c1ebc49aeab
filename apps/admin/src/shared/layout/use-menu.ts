import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Whether the menu of a small screen is open. It closes with Escape, which returns the focus to its button, with a click
 * or the focus outside the header, and when a link is followed.
 */
export function useMenu() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : undefined)
  const header = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    /** A link to the page that is open goes nowhere, so it returns the focus. */
    onFollow: (target: EventTarget) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.pathname === pathname) close()
      else if (link) setOpen(false)
    },
    headerProps: {
      ref: header,
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !header.current?.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
