import { Button } from '@farandfew/ui/button/button.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Bubble, Column, Message, Meta } from '../message/message-item.styles.ts'
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
          {text && <Words dir="auto">{text}</Words>}
          {pictures.map(({ id, description, file }) => (
            <Text key={id} size="small" anywhere>
              <em>{description || file?.name || 'A picture'}</em>
            </Text>
          ))}
          <Meta>{stateText(message)}</Meta>
          {/* Without the progress, of which no one wants to hear each step. */}
          <VisuallyHidden role="status">{state !== 'sending' && stateText(message)}</VisuallyHidden>
        </Bubble>
        {state === 'failed' && (
          <Choices>
            {problem && <p>{problem}</p>}
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
          </Choices>
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

const Words = styled.p`
  opacity: 0.8;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  > p {
    color: ${theme.colors.danger};
    font-size: ${theme.fontSizes.small};
    font-weight: ${theme.fontWeights.label};
  }
`
