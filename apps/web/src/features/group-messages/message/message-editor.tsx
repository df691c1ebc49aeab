import { ApiError, serverMessage } from '@farandfew/api-client'
import { messageEdit, type GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { FieldError } from '@farandfew/ui/field/field.styles.ts'
import { messagesOf } from '@farandfew/ui/form/messages.ts'
import { isComposing, isEnter } from '@farandfew/ui/keys/is-composing.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { MessageField } from '../conversation.styles.ts'
import { useBusy } from '../../../shared/use-busy.ts'

interface MessageEditorProps {
  message: GroupMessage
  onSave: (text: string) => Promise<void>
  onCancel: () => void
}

/** Why a text cannot replace that of a message. */
function faultOf(text: string, { pictures }: GroupMessage): string | undefined {
  if (text.trim() === '' && pictures.length === 0) return 'Please write a message, or delete it'
  return messagesOf(messageEdit, { text }).text
}

/** Changes the text of an own message. Escape cancels. */
export function MessageEditor({ message, onSave, onCancel }: MessageEditorProps) {
  const [text, setText] = useState(message.text)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useBusy()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const save = async () => {
    const fault = faultOf(text, message)
    setProblem(fault)
    if (fault !== undefined || isBusy) return field.current?.focus()
    if (text.trim() === message.text) return onCancel()
    await run(async () => {
      try {
        await onSave(text.trim())
      } catch (error) {
        const refused = error instanceof ApiError ? error.fieldErrors.text : undefined
        setProblem(refused ?? serverMessage(error, 'Not saved. Please try again.'))
      }
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    // The arrow keys move in the text.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    const isPlainEnter = isEnter(event.nativeEvent) && !event.shiftKey
    if (!isPlainEnter || !window.matchMedia('(hover: hover) and (pointer: fine)').matches) return
    event.preventDefault()
    void save()
  }
  return (
    <Editor
      aria-label="Edit your message"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <MessageField
        ref={field}
        aria-label="Message"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-problem`}
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        onChange={({ target: { value } }) => setText(value)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-problem`} aria-live="polite">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <Actions gap={2}>
        <ActionButton type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
          Save
        </ActionButton>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Actions>
    </Editor>
  )
}

const Editor = styled.form`
  display: grid;
  gap: 8px;
  flex: 1 1 480px;
  min-width: 0;
  font-size: ${theme.fontSizes.small};
  textarea {
    max-height: 40vh;
  }
`
