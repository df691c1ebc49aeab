import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useIdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { Actions, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef, useState } from 'react'
import type { DeferredDialogProps } from '../../shared/deferred/use-deferred-dialog.tsx'
import { QuickInviteForm } from './quick-invite-form.tsx'

/** Replaces the form after the request was stored. */
function QuickInviteConfirmation({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>{`We review it within ${inviteReviewHours} hours. You will find it, with our answer, under Trip Requests.`}</p>
      <Actions marginTop={6}>
        <Button onClick={onClose}>Close</Button>
      </Actions>
    </>
  )
}

/**
 * The dialog for a quick invite request: the form, then the confirmation. The close button resets the form. Escape and
 * a click outside the dialog keep the typed text until the visitor leaves the page.
 */
export default function QuickInviteDialog({ open, onOpenChange }: DeferredDialogProps) {
  const [drafts] = useState<Drafts>(() => new Map())
  const [isReceived, setReceived] = useState(false)
  const idempotencyKey = useIdempotencyKey()
  const reset = () => {
    drafts.clear()
    idempotencyKey.renew()
    setReceived(false)
  }
  const change = (isOpen: boolean) => {
    if (isReceived) reset()
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      onCloseButton={reset}
      title={isReceived ? <FocusedTitle>Request Submitted!</FocusedTitle> : 'Quick Invite Request'}
      description={
        !isReceived && 'Tell us how you would like to travel. We will find the trip and the people.'
      }
    >
      {isReceived ? (
        <QuickInviteConfirmation onClose={() => change(false)} />
      ) : (
        <QuickInviteForm
          drafts={drafts}
          idempotencyKey={idempotencyKey}
          onReceived={() => setReceived(true)}
        />
      )}
    </Dialog>
  )
}

/** Takes the focus when it appears, so that a screen reader reads it. */
function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Text as="span" ref={title} tabIndex={-1}>
      {children}
    </Text>
  )
}
