import { Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFocusReturn } from '@farandfew/ui/focus'
import { deleteStoredDraft } from './stored-draft.ts'
import { Actions } from './trip-form.styles.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Asks before a link leaves a trip with unsaved changes. */
export function LeaveDialog({ tripId, isDirty }: { tripId: number; isDirty: boolean }) {
  const { held, stay } = useLeaveGuard(isDirty)
  const navigate = useNavigate()
  const returnFocus = useFocusReturn(held !== undefined)
  const isLeaving = useRef(false)
  const leave = () => {
    isLeaving.current = true
    deleteStoredDraft(tripId)
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
      description="What you changed on this trip is not saved yet."
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
