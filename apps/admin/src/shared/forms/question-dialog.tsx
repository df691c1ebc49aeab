import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { explainFailure } from '../notices/explain-failure.ts'

interface QuestionDialogProps {
  title: string
  description: string
  /** The button that does it, the button that does not, and the label of the first while the call runs. */
  confirm: string
  decline?: string
  busyLabel?: string
  /** What failed, as a sentence. */
  failed?: string
  call?: { busy: boolean; error: Error | null }
  onConfirm: () => void
  onClose: () => void
  /** Returns the focus after the dialog has closed, by default to where it was. */
  onCloseAutoFocus?: (event: Event) => void
}

/** Asks before something is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, description, confirm, busyLabel = confirm, failed } = props
  const { busy = false, error } = props.call ?? {}
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) props.onClose()
      }}
      onCloseAutoFocus={props.onCloseAutoFocus}
      title={title}
      description={description}
    >
      <Stack gap={3}>
        {error && (
          <p role="alert">
            <strong>{failed}</strong>
            <span>{` ${explainFailure(error)}`}</span>
          </p>
        )}
        <Actions marginTop={4}>
          <ActionButton
            variant="primary"
            busy={busy}
            busyLabel={busyLabel}
            onAction={props.onConfirm}
          >
            {confirm}
          </ActionButton>
          <Button variant="secondary" onClick={props.onClose}>
            {props.decline ?? 'Cancel'}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
