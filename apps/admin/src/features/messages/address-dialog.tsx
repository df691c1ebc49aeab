import { type AdminMessage, sendAgainForm } from '@farandfew/domain/messages/admin-messages.ts'
import { describeMessageKind } from '@farandfew/domain/messages/describe-message-kind.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useSendAgain } from './messages.data.ts'
import { Actions, DialogBody } from './messages.styles.ts'

interface AddressDialogProps {
  message: AdminMessage
  onClose: () => void
  /** Returns the focus after the dialog has closed. */
  onCloseAutoFocus: (event: Event) => void
}

/** Corrects the address of a dead mail, and sends it again. */
export function AddressDialog({ message, onClose, onCloseAutoFocus }: AddressDialogProps) {
  const { mutateAsync: sendAgain } = useSendAgain(message.id)
  const { formProps, field, busy, outcome } = useForm({
    schema: sendAgainForm,
    initialValues: { recipient: message.recipient },
    failureTitle: 'The message was not sent again',
    send: async ({ recipient }) => {
      await sendAgain(recipient)
      toast({ title: 'The message will be sent again' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Send to another address?"
      description={`“${describeMessageKind(message.kind)}” goes to this address instead. The address of the member or visitor stays as it is.`}
    >
      <DialogBody as="form" {...formProps}>
        <TextField
          label="Address"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('recipient')}
        />
        <FormOutcome of={outcome} />
        <Actions>
          <SubmitButton busy={busy} busyLabel="Sending...">
            Send
          </SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </DialogBody>
    </Dialog>
  )
}
