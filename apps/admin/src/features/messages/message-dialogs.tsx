import type { AdminMessage } from '@farandfew/domain/messages/admin-messages.ts'
import { describeMessageKind } from '@farandfew/domain/messages/describe-message-kind.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { QuestionDialog } from '../../shared/forms/question-dialog.tsx'
import { useDiscard, useSendAllAgain } from './messages.data.ts'

interface DialogEvents {
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Asks before a message is discarded. */
export function DiscardDialog({ message, ...events }: { message: AdminMessage } & DialogEvents) {
  const { mutate, isPending, error } = useDiscard(message.id)
  const discard = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Message discarded' })
        events.onClose()
      },
    })
  return (
    <QuestionDialog
      {...events}
      title="Discard this message?"
      description={`“${describeMessageKind(message.kind)}” to ${message.recipient} is deleted and never sent. This cannot be undone.`}
      confirm="Discard"
      busyLabel="Discarding..."
      failed="The message was not discarded."
      busy={isPending}
      error={error}
      onConfirm={discard}
    />
  )
}

/** Asks before all dead messages are sent again. */
export function SendAllDialog({ dead, ...events }: { dead: number } & DialogEvents) {
  const { mutate, isPending, error } = useSendAllAgain()
  const sendAll = () =>
    mutate(undefined, {
      onSuccess: ({ messages }) => {
        toast({
          title: 'Sent again',
          description: `Messages that will be sent again: ${messages}.`,
        })
        events.onClose()
      },
    })
  return (
    <QuestionDialog
      {...events}
      title={
        dead === 1 ? 'Send the failed message again?' : `Send all ${dead} failed messages again?`
      }
      description="Do this once the cause has been removed. Each goes to the address that it has."
      confirm="Send again"
      busyLabel="Sending..."
      failed="The messages were not sent again."
      busy={isPending}
      error={error}
      onConfirm={sendAll}
    />
  )
}
