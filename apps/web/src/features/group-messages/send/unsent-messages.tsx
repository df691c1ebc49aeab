import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Row, Text } from '@farandfew/ui/primitives/primitives.ts'
import { Bubble, Column, Message } from '../message/message-item.styles.ts'
import { Words } from '../message/message-text.tsx'
import type { UnsentMessage } from './outbox.ts'

interface UnsentMessagesProps {
  messages: readonly UnsentMessage[]
  onRetry: (key: string) => void
  /** Puts the message back into the composer. */
  onEdit: (message: UnsentMessage) => void
  onDiscard: (key: string) => void
}

/** The messages that are on their way, below the sent ones. */
export const UnsentMessages = ({ messages, ...actions }: UnsentMessagesProps) => (
  <div role="group" aria-label="Messages not sent yet">
    {messages.map((message, index) => (
      <Unsent key={message.key} message={message} isContinued={index > 0} {...actions} />
    ))}
  </div>
)

type UnsentProps = Omit<UnsentMessagesProps, 'messages'> & {
  message: UnsentMessage
  isContinued: boolean
}

function Unsent({ message, isContinued, onRetry, onEdit, onDiscard }: UnsentProps) {
  const { key, text, pictures, state, problem } = message
  return (
    <Message as="div" $isOwn $isContinued={isContinued}>
      <Column $isOwn>
        <Bubble $isOwn $isEnded={false}>
          <VisuallyHidden>You</VisuallyHidden>
          {text && (
            <Words dir="auto" style={{ opacity: 0.8 }}>
              {text}
            </Words>
          )}
          {pictures.map(({ id, description, file }) => (
            <Text key={id} size="small" anywhere>
              <em>{description || file?.name || 'A picture'}</em>
            </Text>
          ))}
          <p data-meta>{stateText(message)}</p>
          {/* Without the progress, of which no one wants to hear each step. */}
          <VisuallyHidden role="status">{state !== 'sending' && stateText(message)}</VisuallyHidden>
        </Bubble>
        {state === 'failed' && (
          <Row gap={0} justify="end">
            {problem && (
              <Text size="small" tone="danger" strong>
                {problem}
              </Text>
            )}
            <Button variant="quiet" onClick={() => onRetry(key)}>
              Try again
            </Button>
            {problem && (
              <Button variant="quiet" onClick={() => onEdit(message)}>
                Edit
              </Button>
            )}
            <Button variant="quiet" onClick={() => onDiscard(key)}>
              Discard
            </Button>
          </Row>
        )}
      </Column>
    </Message>
  )
}

function stateText({ state, progress, problem }: UnsentMessage): string {
  if (state === 'waiting') return 'Waiting to be sent'
  if (state === 'failed') return problem === undefined ? 'Not sent yet' : 'Not sent'
  return progress === undefined || progress >= 1
    ? 'Sending…'
    : `Sending… ${Math.round(progress * 100)} %`
}
