import { serverMessage } from '@farandfew/api-client'
import { type GroupMessage, reactions } from '@farandfew/domain/group-messages/group-message.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog, useCloseOnBack } from '@farandfew/ui/dialog/dialog.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { Lightbox } from '@farandfew/ui/lightbox/lightbox.tsx'
import { Actions, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { Quotation } from '../../shared/layout/quotation.ts'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import type { ConversationCalls } from './group-messages.data.ts'
import { focusMessage } from './message/message-item.tsx'
import { altOf } from './message/message-pictures.tsx'
import { authorName, summaryOfMessage } from './message/message-texts.ts'
import { namesOf } from './message/reaction-chips.tsx'
import { useBusy } from '../../shared/use-busy.ts'

const loadReport = () => import('../connections/report-dialog.tsx')

/** The dialog that is open over the conversation. */
export type OpenDialog =
  | { kind: 'remove'; messageId: number }
  | { kind: 'reactions'; messageId: number }
  | { kind: 'report'; messageId: number }
  | { kind: 'picture'; src: string }

interface MessageDialogsProps {
  dialog: OpenDialog | undefined
  messages: readonly GroupMessage[]
  memberName: string
  calls: ConversationCalls
  onDialog: (dialog: OpenDialog | undefined) => void
}

export function MessageDialogs({
  dialog,
  messages,
  memberName,
  calls,
  onDialog,
}: MessageDialogsProps) {
  const [drafts] = useState<Drafts>(() => new Map())
  const close = () => onDialog(undefined)
  const closeReport = (id: number) => {
    close()
    setTimeout(() => focusMessage(id))
  }
  const pictures = messages.flatMap((message) =>
    message.pictures.map((picture) => ({ ...picture, alt: altOf(picture, message), message })),
  )
  const messageId = dialog && 'messageId' in dialog ? dialog.messageId : undefined
  const message = messages.find(({ id }) => id === messageId)
  const index =
    dialog?.kind === 'picture' ? pictures.findIndex(({ src }) => src === dialog.src) : -1
  useCloseOnBack(index >= 0, close)
  return (
    <>
      <RemoveDialog
        message={dialog?.kind === 'remove' ? message : undefined}
        onClose={close}
        onRemove={(id) => calls.remove(id)}
      />
      <ReactionsDialog
        message={dialog?.kind === 'reactions' ? message : undefined}
        memberName={memberName}
        onClose={close}
      />
      {dialog?.kind === 'report' && message?.author && (
        <Deferred
          load={loadReport}
          when="now"
          props={{
            member: message.author,
            message,
            drafts,
            onClose: () => closeReport(message.id),
          }}
          placeholder={null}
        />
      )}
      {index >= 0 && (
        <Lightbox
          title="Pictures in the conversation"
          pictures={pictures}
          index={index}
          onMove={(next) => onDialog({ kind: 'picture', src: pictures[next]!.src })}
          onClose={close}
          onReturnFocus={() => focusMessage(pictures[index]!.message.id)}
        />
      )}
    </>
  )
}

interface RemoveDialogProps {
  message: GroupMessage | undefined
  onClose: () => void
  onRemove: (id: number) => Promise<unknown>
}

/** Asks before a message is deleted by its author, or removed by the host. */
function RemoveDialog({ message, onClose, onRemove }: RemoveDialogProps) {
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState<string>()
  const shown = useLast(message)
  const isOwn = shown?.isOwn ?? true
  const remove = async () => {
    if (!message) return
    setProblem(undefined)
    try {
      await onRemove(message.id)
      onClose()
    } catch (error) {
      setProblem(serverMessage(error, 'Please check your connection and try again.'))
    }
  }
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => {
        if (open) return
        setProblem(undefined)
        onClose()
      }}
      sheet="low"
      title={isOwn ? 'Delete your message?' : 'Remove this message?'}
      description={
        isOwn
          ? 'It disappears for everyone, and “Deleted” takes its place.'
          : 'It disappears for everyone, and “Removed by the host” takes its place.'
      }
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (shown) focusMessage(shown.id)
      }}
    >
      {shown && (
        <Quotation $maxHeight="30vh">
          <strong>{authorName(shown)}</strong>
          <span>{` ${summaryOfMessage(shown)}`}</span>
        </Quotation>
      )}
      {problem && <p role="alert">{problem}</p>}
      <Actions marginTop={6}>
        <ActionButton variant="primary" busy={isBusy} onAction={() => void run(remove)}>
          {isOwn ? 'Delete' : 'Remove'}
        </ActionButton>
        <Button variant="secondary" onClick={onClose}>
          Keep It
        </Button>
      </Actions>
    </Dialog>
  )
}

interface ReactionsDialogProps {
  message: GroupMessage | undefined
  memberName: string
  onClose: () => void
}

function ReactionsDialog({ message, memberName, onClose }: ReactionsDialogProps) {
  const shown = useLast(message)
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      sheet="low"
      title="Who reacted"
    >
      <Stack as="ul" gap={3} role="list">
        {shown?.reactions.map((reaction) => {
          const { emoji, label } = reactions[reaction.reaction]
          return (
            <Row as="li" key={reaction.reaction} wrap={false} gap={3} align="start" anywhere>
              <span role="img" aria-label={label}>
                {emoji}
              </span>
              <span>{namesOf(reaction, memberName)}</span>
            </Row>
          )
        })}
      </Stack>
    </Dialog>
  )
}

/** The last message that was not undefined, which a dialog shows until it is gone. */
function useLast(message: GroupMessage | undefined): GroupMessage | undefined {
  const [last, setLast] = useState(message)
  if (message && message !== last) setLast(message)
  return message ?? last
}
