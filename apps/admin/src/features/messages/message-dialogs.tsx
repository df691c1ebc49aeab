import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { call, endpointKey } from '@farandfew/api-client'
import { type AdminMessage, sendAgainForm } from '@farandfew/domain/messages/admin-messages.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import {
  countAdminMessages,
  discardAdminMessage,
  listAdminMessages,
  sendAdminMessagesAgain,
} from '@farandfew/domain/messages/admin-messages.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { doneIfGone } from '../../shared/calls/done-if-gone.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { isSettled, useSendAgain } from './use-send-again.ts'

interface DialogEvents {
  onClose: () => void
  /** Returns the focus after the dialog has closed. */
  onCloseAutoFocus: (event: Event) => void
}

const counts = [endpointKey(countAdminMessages), endpointKey(getOpenWork)]

/** Asks before a message is discarded. One that is already gone is a success. */
export function DiscardDialog({ message, ...events }: { message: AdminMessage } & DialogEvents) {
  const { id } = message
  const discard = useCall(
    () => doneIfGone(call(discardAdminMessage, { params: { id: String(id) } }), isSettled),
    { removes: { from: endpointKey(listAdminMessages), id }, reloads: counts },
  )
  return (
    <QuestionDialog
      {...events}
      call={discard}
      title="Discard this message?"
      description={`“${rowOfKind(message.kind).name}” to ${phoneLabel(message.recipient)} is deleted and never sent. This cannot be undone.`}
      confirm="Discard"
      busyLabel="Discarding..."
      failed="The message was not discarded."
      onConfirm={() =>
        discard.send({}, () => {
          toast({ title: 'Message discarded' })
          events.onClose()
        })
      }
    />
  )
}

interface SendAllDialogProps extends DialogEvents {
  /** The failed messages that can succeed. */
  count: number
  /** Those that would be refused again. */
  refused: number
}

/** Asks before all failed messages are sent again that can succeed. */
export function SendAllDialog({ count, refused, ...events }: SendAllDialogProps) {
  const sendAll = useCall(sendAdminMessagesAgain, {
    reloads: [...counts, endpointKey(listAdminMessages)],
  })
  return (
    <QuestionDialog
      {...events}
      call={sendAll}
      title={
        count === 1 ? 'Send the failed message again?' : `Send ${count} failed messages again?`
      }
      description={`Do this once the cause is fixed. Each goes to the same address again.${refused > 0 ? ` ${refused === 1 ? '1 is left out: it' : `${refused} are left out: they`} would be refused again. Correct the address of each, or discard it.` : ''}`}
      confirm="Send again"
      busyLabel="Sending..."
      failed="The messages were not sent again."
      onConfirm={() =>
        sendAll.send({}, ({ messages }) => {
          toast({
            title:
              messages === 1
                ? '1 message will be sent again'
                : `${messages} messages will be sent again`,
          })
          events.onClose()
        })
      }
    />
  )
}

/** Corrects the address of a dead mail, and sends it again. */
export function AddressDialog({ message, ...events }: { message: AdminMessage } & DialogEvents) {
  const { request } = useSendAgain(message.id)
  const form = useForm({
    schema: sendAgainForm,
    initialValues: { recipient: message.recipient },
    failureTitle: 'The message was not sent again',
    send: async (body) => {
      await request({ params: { id: String(message.id) }, body })
      toast({ title: 'The message will be sent again' })
      events.onClose()
    },
  })
  return (
    <FormDialog
      {...events}
      title="Send to another address?"
      description={`“${rowOfKind(message.kind).name}” goes to this address instead. The address of the member or visitor stays as it is.`}
      of={form}
      submit="Send"
      busyLabel="Sending..."
    >
      <TextField
        label="Address"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('recipient')}
      />
    </FormDialog>
  )
}
