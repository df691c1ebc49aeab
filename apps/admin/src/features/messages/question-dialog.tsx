import { ActionButton, Button } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { Actions, DialogBody } from './messages.styles.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface QuestionDialogProps {
  title: string
  description: string
  /** The button that does it, and its label while it is busy. */
  confirm: string
  busyLabel: string
  /** What failed, as a sentence. */
  failed: string
  busy: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
  /** Returns the focus after the dialog has closed. */
  onCloseAutoFocus: (event: Event) => void
}

/** Asks before something is done. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, description, confirm, busyLabel, failed, busy, error } = props
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
      <DialogBody>
        {error && (
          <p role="alert">
            <strong>{failed}</strong> {explainFailure(error)}
          </p>
        )}
        <Actions>
          <ActionButton
            variant="primary"
            busy={busy}
            busyLabel={busyLabel}
            onAction={props.onConfirm}
          >
            {confirm}
          </ActionButton>
          <Button variant="quiet" onClick={props.onClose}>
            Cancel
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  )
}
