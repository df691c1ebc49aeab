import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useRef, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useLeaveWarning } from '@farandfew/ui/form/use-leave-warning.ts'

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
function useLeaveGuard(isDirty: boolean) {
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

interface LeaveDialogProps {
  isDirty: boolean
  /** What would be lost, in a sentence. */
  description: string
  /** Called before the page is left without saving. */
  onLeave?: () => void
}

/** Asks before a link leaves a form with unsaved changes. */
export function LeaveDialog({ isDirty, description, onLeave }: LeaveDialogProps) {
  const { held, stay } = useLeaveGuard(isDirty)
  const navigate = useNavigate()
  const returnFocus = useFocusReturn(held !== undefined)
  const isLeaving = useRef(false)
  const leave = () => {
    isLeaving.current = true
    onLeave?.()
    if (held !== undefined) void navigate(held)
  }
  return (
    <Dialog
      open={held !== undefined}
      onOpenChange={(open) => {
        if (!open) stay()
      }}
      onCloseAutoFocus={() => {
        // The new page takes the focus.
        if (!isLeaving.current) returnFocus()
      }}
      title="Leave without saving?"
      description={description}
    >
      <Actions>
        <Button onClick={stay}>Stay here</Button>
        <Button variant="secondary" onClick={leave}>
          Leave without saving
        </Button>
      </Actions>
    </Dialog>
  )
}
