import { Dialog } from '@farandfew/ui/dialog'
import { useState } from 'react'
import type { LateDialogProps } from '../forms/use-late-dialog.tsx'
import { QuickInviteConfirmation } from './quick-invite-confirmation.tsx'
import { QuickInviteForm } from './quick-invite-form.tsx'
import { QuickInviteTrips } from './quick-invite-trips.tsx'

/** The quick invite request: the form, then the confirmation in its place. Closing it resets it. */
export default function QuickInviteDialog({ open, onOpenChange }: LateDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick Invite Request"
      description="Tell us how you would like to travel. We find the trip and the people."
    >
      <Content onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

/** There only while the dialog is open, so that the next one begins afresh. */
function Content({ onClose }: { onClose: () => void }) {
  const [isReceived, setReceived] = useState(false)
  if (isReceived) return <QuickInviteConfirmation onClose={onClose} />
  return (
    <>
      <QuickInviteTrips />
      <QuickInviteForm onReceived={() => setReceived(true)} />
    </>
  )
}
