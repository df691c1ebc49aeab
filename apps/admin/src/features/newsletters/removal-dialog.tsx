import type { Newsletter } from '@farandfew/domain/newsletters/newsletter.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { styled } from 'styled-components'
import { useRemoveAddress } from './newsletters.data.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface RemovalDialogProps {
  subscription: Newsletter
  onClose: () => void
  /** Returns the focus after the dialog has closed. */
  onCloseAutoFocus: (event: Event) => void
}

/** Asks before an address is removed. */
export function RemovalDialog({ subscription, onClose, onCloseAutoFocus }: RemovalDialogProps) {
  const { mutate, isPending, error } = useRemoveAddress()
  const remove = () =>
    mutate(subscription.id, {
      onSuccess: () => {
        toast({ title: 'Address removed', description: 'It will no longer receive newsletters.' })
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Remove this address?"
      description={`${subscription.email} will no longer receive newsletters unless it is subscribed again.`}
    >
      <Stack>
        {error && (
          <p role="alert">
            <strong>The address was not removed.</strong> {explainFailure(error)}
          </p>
        )}
        <Actions>
          <ActionButton
            variant="primary"
            busy={isPending}
            busyLabel="Removing..."
            onAction={remove}
          >
            Remove
          </ActionButton>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
