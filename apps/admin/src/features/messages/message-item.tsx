import {
  type AdminMessage,
  permissionToRedirect,
} from '@farandfew/domain/messages/admin-messages.ts'
import { deliveryReasonText } from '@farandfew/domain/messages/delivery-reasons.ts'
import { describeMessageKind } from '@farandfew/domain/messages/describe-message-kind.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions, Heading, Panel, Quiet, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { Instant } from '../../shared/format/instant.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { channelWords } from './describe-message.ts'
import { useSendAgain } from './use-send-again.ts'

interface MessageItemProps {
  message: AdminMessage
  /** Called after the message has left the list. */
  onSettled: () => void
  onChangeAddress: () => void
  onDiscard: () => void
}

/** One unsent message. Its content is not shown: it may be a code, or a link that opens an account. */
export function MessageItem({ message, ...events }: MessageItemProps) {
  const titleId = useId()
  const { channel, kind, recipient, reason, reply, state } = message
  return (
    <Panel as="article" padding={4} gap={3} aria-labelledby={titleId}>
      <Heading size="body" anywhere id={titleId}>
        <span>{`${describeMessageKind(kind)} `}</span>
        <Badge tone={state === 'dead' ? 'red' : 'amber'}>
          {state === 'dead' ? 'Not sent' : 'Waiting'}
        </Badge>
      </Heading>
      <Text anywhere>
        <span>{`${channelWords[channel]} to `}</span>
        <bdi>{recipient}</bdi>
      </Text>
      {reason !== null && <p>{deliveryReasonText(reason, channel)}</p>}
      <Times message={message} reply={reply} />
      {state === 'dead' && (
        <Allowed to="write">
          <DeadActions message={message} {...events} />
        </Allowed>
      )}
    </Panel>
  )
}

function Times({ message, reply }: { message: AdminMessage; reply: string | null }) {
  const { attempts, createdAt, lastAttemptAt, nextAttemptAt } = message
  return (
    <Quiet row>
      <span>{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>
      <span>
        Created <Instant value={createdAt} />
      </span>
      {lastAttemptAt !== null && (
        <span>
          Last attempt <Instant value={lastAttemptAt} />
        </span>
      )}
      {nextAttemptAt !== null && (
        <span>
          Next attempt <Instant value={nextAttemptAt} />
        </span>
      )}
      {reply !== null && <span>{`Server's reply: ${reply}`}</span>}
    </Quiet>
  )
}

function DeadActions({ message, onSettled, onChangeAddress, onDiscard }: MessageItemProps) {
  const { send, busy } = useSendAgain(message.id, (error) =>
    toast({
      title: 'The message was not sent again',
      description: explainFailure(error),
      variant: 'destructive',
    }),
  )
  const permission = permissionToRedirect(message)
  const sendAgain = () =>
    send({ params: { id: String(message.id) }, body: {} }, () => {
      toast({ title: 'The message will be sent again' })
      onSettled()
    })
  return (
    <>
      {message.channel === 'sms' && (
        <Quiet row>
          The code in it is valid for five minutes only. The member can ask for a new one.
        </Quiet>
      )}
      <Actions>
        <ActionButton variant="secondary" busy={busy} busyLabel="Sending..." onAction={sendAgain}>
          Send again
        </ActionButton>
        {permission && (
          <Allowed to={permission}>
            <Button variant="quiet" data-opens={`address-${message.id}`} onClick={onChangeAddress}>
              Change the address
            </Button>
          </Allowed>
        )}
        <Button variant="quiet" data-opens={`discard-${message.id}`} onClick={onDiscard}>
          Discard
        </Button>
      </Actions>
    </>
  )
}
