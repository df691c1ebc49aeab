import {
  messageEdit,
  type GroupMessage,
  messageRules,
} from '@farandfew/domain/group-messages/group-message.ts'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { FieldError } from '@farandfew/ui/field/field.styles.ts'
import { messagesOf } from '@farandfew/ui/form/messages.ts'
import { isComposing, isEnter } from '@farandfew/ui/keys/is-composing.ts'
import { Only } from '@farandfew/ui/page/only.ts'
import { Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { authorName, summaryOfMessage } from '../message/message-texts.ts'
import type { WrittenMessage } from '../send/outbox.ts'
import { MessageField } from '../conversation.styles.ts'
import * as Part from './composer.styles.ts'
import { PicturePreview } from './picture-preview.tsx'
import { type Draft, emptyDraft, useDraft } from './use-draft.ts'
import { usePictures } from './use-pictures.ts'

/** What the rest of the conversation can do with the composer. */
export interface ComposerHandle {
  focus: () => void
  replyTo: (messageId: number) => void
  /** Puts back what was not sent. */
  putBack: (written: WrittenMessage) => void
}

interface ComposerProps {
  ref: Ref<ComposerHandle>
  storageKey: string
  onSend: (written: WrittenMessage) => void
  /** Finds the message that is replied to. */
  findMessage: (id: number) => GroupMessage | undefined
}

/** Characters before the limit from which on the page says how many are left. */
const countFrom = 200

const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Writes a message: a text of several lines, pictures, and the message that it replies to. */
export function Composer(props: ComposerProps) {
  const { draft, pictures, replyTo, field, fault, canSend, setText, send, stopReply } =
    useWriting(props)
  const id = useId()
  const problem = pictures.problem ?? fault
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape' && replyTo) {
      event.preventDefault()
      stopReply()
    }
    if (!isEnter(event.nativeEvent) || event.shiftKey || event.altKey || !hasKeyboard()) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    void pictures.add(pasted)
  }

  return (
    <Part.Composer
      aria-label="New message"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      {replyTo && <ReplyBar message={replyTo} onCancel={stopReply} />}
      {draft.pictures.length > 0 && (
        <DraftedPictures
          drafted={draft.pictures}
          pictures={pictures}
          onRemoved={() => field.current?.focus()}
        />
      )}
      <Row gap={1.5} align="end" wrap={false}>
        <AddPictures onFiles={(files) => void pictures.add(files)} />
        <MessageField
          ref={field}
          aria-label="Message"
          aria-describedby={`${id}-hint ${id}-problem`}
          aria-invalid={fault === undefined ? undefined : true}
          placeholder="Message the group"
          rows={Math.min(6, draft.text.split('\n').length)}
          enterKeyHint="enter"
          value={draft.text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Part.Send
          label="Send"
          type="submit"
          aria-disabled={!canSend || undefined}
          // On a phone the keyboard stays.
          onPointerDown={(event) => event.preventDefault()}
        >
          <SendHorizontal size={20} />
        </Part.Send>
      </Row>
      <Part.Below>
        <Only as="p" $on="mouse" id={`${id}-hint`}>
          Enter to send, Shift+Enter for a new line.
        </Only>
        <div id={`${id}-problem`} aria-live="polite">
          {problem && <FieldError>{problem}</FieldError>}
          {pictures.isPreparing && <span>Preparing the picture...</span>}
        </div>
        <Remaining characters={messageRules.maxLength - [...draft.text.trim()].length} />
      </Part.Below>
    </Part.Composer>
  )
}

/** The draft, whether it can be sent, and what changes it. After each change the field has the focus. */
function useWriting({ ref, storageKey, onSend, findMessage }: ComposerProps) {
  const [draft, setDraft] = useDraft(storageKey)
  const { text, replyToId } = draft
  const pictures = usePictures(draft.pictures, (change) =>
    setDraft((last) => ({ ...last, pictures: change(last.pictures) })),
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const replyTo = replyToId === undefined ? undefined : findMessage(replyToId)
  const isEmpty = text.trim() === '' && draft.pictures.length === 0
  const fault = text.trim() === '' ? undefined : messagesOf(messageEdit, { text }).text
  const canSend = !isEmpty && fault === undefined && !pictures.isPreparing

  const focus = () => field.current?.focus()
  const setReply = (id: number | undefined) => {
    setDraft((last) => ({ ...last, replyToId: id }))
    focus()
  }
  useImperativeHandle(ref, () => ({
    focus,
    replyTo: setReply,
    putBack: (lost) => {
      setDraft((last) => joined(lost, last))
      focus()
    },
  }))

  return {
    draft,
    pictures,
    replyTo,
    field,
    fault,
    canSend,
    setText: (value: string) => setDraft((last) => ({ ...last, text: value })),
    stopReply: () => setReply(undefined),
    send: () => {
      if (canSend) {
        onSend(writtenOf({ ...draft, replyToId: replyTo?.id }))
        setDraft(emptyDraft)
        pictures.forget()
      }
      focus()
    },
  }
}

/** What was not sent, before what was typed since. */
const joined = (lost: WrittenMessage, last: Draft): Draft => ({
  text: [lost.text, last.text].filter(Boolean).join('\n'),
  replyToId: lost.replyToId ?? last.replyToId,
  pictures: [...lost.pictures, ...last.pictures].slice(0, messageRules.maxPictures),
})

const writtenOf = ({ text, replyToId, pictures }: Draft): WrittenMessage => ({
  text: text.trim(),
  replyToId,
  pictures: pictures.map(({ id, file, description }) => ({
    id,
    file,
    description: description.trim(),
  })),
})

function ReplyBar({ message, onCancel }: { message: GroupMessage; onCancel: () => void }) {
  return (
    <Part.ReplyBar>
      <p>
        Replying to <strong>{authorName(message)}</strong>
        <Quiet as="span" size="inherit" cut>
          {summaryOfMessage(message)}
        </Quiet>
      </p>
      <IconButton label="Cancel reply" onClick={onCancel}>
        <X size={20} />
      </IconButton>
    </Part.ReplyBar>
  )
}

function AddPictures({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Picture files"
        accept="image/*"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
      <IconButton
        label="Add a picture"
        title="Add a picture"
        onClick={() => input.current?.click()}
      >
        <ImagePlus size={22} />
      </IconButton>
    </>
  )
}

interface DraftedPicturesProps {
  drafted: Draft['pictures']
  pictures: ReturnType<typeof usePictures>
  onRemoved: () => void
}

const DraftedPictures = ({ drafted, pictures, onRemoved }: DraftedPicturesProps) => (
  <Part.Pictures role="list" aria-label="Pictures in this message">
    {drafted.map((picture) => (
      <PicturePreview
        key={picture.id}
        picture={picture}
        onDescribe={(description) => pictures.describe(picture.id, description)}
        onRemove={() => {
          pictures.remove(picture.id)
          onRemoved()
        }}
        onFound={(file) => pictures.complete(picture.id, file)}
        onRefuse={(why) => pictures.refuse(picture.id, why)}
      />
    ))}
  </Part.Pictures>
)

/** How many characters are left, once they are few. */
const Remaining = ({ characters }: { characters: number }) =>
  characters > countFrom ? null : (
    <Part.Count $isOver={characters < 0}>
      {characters < 0 ? `${-characters} too many` : `${characters} left`}
    </Part.Count>
  )
