import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFocusReturn } from '@farandfew/ui/focus/use-focus-return.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

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
