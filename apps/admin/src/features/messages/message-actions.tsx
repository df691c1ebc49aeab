import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { type AdminMessage } from '@farandfew/domain/messages/admin-messages.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { styled } from 'styled-components'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useSendAgain } from './use-send-again.ts'

interface MessageActionsProps {
  message: AdminMessage
  /** Called after the message has left the list. */
  onSettled: () => void
  onChangeAddress: () => void
  onDiscard: () => void
}

/** What can be done with a dead message. */
export function MessageActions(props: MessageActionsProps) {
  const { message, onSettled, onChangeAddress, onDiscard } = props
  const { id, kind, recipient } = message
  const { send, busy } = useSendAgain(id, (error) =>
    toast({
      title: 'The message was not sent again',
      description: explainFailure(error),
      variant: 'destructive',
    }),
  )
  const permission = rowOfKind(message.kind).redirect
  const sendAgain = () =>
    send({ params: { id: String(id) }, body: {} }, () => {
      toast({ title: 'The message will be sent again' })
      onSettled()
    })
  const which = (
    <VisuallyHidden>{` ${rowOfKind(kind).name} to ${phoneLabel(recipient)}`}</VisuallyHidden>
  )
  return (
    <Line>
      <ActionButton variant="quiet" busy={busy} busyLabel="Sending..." onAction={sendAgain}>
        <span>Send again</span>
        {which}
      </ActionButton>
      {permission && (
        <Allowed to={permission}>
          <Button variant="quiet" data-opens={`address-${id}`} onClick={onChangeAddress}>
            <span>Change the address</span>
            {which}
          </Button>
        </Allowed>
      )}
      <Button variant="quiet" data-opens={`discard-${id}`} onClick={onDiscard}>
        <span>Discard</span>
        {which}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: 16px;
`
