import { Dialog } from '@farandfew/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { Drafts } from '../../shared/forms/use-account-form.ts'
import { useIdempotencyKey } from '../../shared/forms/use-idempotency-key.ts'
import type { LateDialogProps } from '../../shared/forms/use-late-dialog.tsx'
import { QuickInviteConfirmation } from './quick-invite-confirmation.tsx'
import { QuickInviteForm } from './quick-invite-form.tsx'

/**
 * The quick invite request: the form, then the confirmation in its place. Close resets it; what was typed survives an
 * Escape or a touch beside it, for as long as the page stands.
 */
export default function QuickInviteDialog({ open, onOpenChange }: LateDialogProps) {
  const [drafts] = useState<Drafts>(() => new Map())
  const [isReceived, setReceived] = useState(false)
  const { keyOf, renew } = useIdempotencyKey()
  const reset = () => {
    drafts.clear()
    renew()
    setReceived(false)
  }
  const change = (isOpen: boolean) => {
    if (isReceived) reset()
    onOpenChange(isOpen)
  }
  const receive = () => {
    drafts.clear()
    renew()
    setReceived(true)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      onCloseButton={reset}
      title={isReceived ? <Submitted /> : 'Quick Invite Request'}
      description={
        !isReceived && 'Tell us how you would like to travel. We find the trip and the people.'
      }
    >
      {isReceived ? (
        <QuickInviteConfirmation onClose={() => change(false)} />
      ) : (
        <QuickInviteForm drafts={drafts} keyOf={keyOf} onReceived={receive} />
      )}
    </Dialog>
  )
}

/** The dialog's heading once the request has been received; it takes the focus that the form had. */
function Submitted() {
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Words ref={words} tabIndex={-1}>
      Request Submitted!
    </Words>
  )
}

/** It takes the focus, and is no control. */
const Words = styled.span`
  &:focus {
    outline: none;
  }
`
