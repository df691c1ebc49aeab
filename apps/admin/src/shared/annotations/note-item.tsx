import { annotationLimits, type Note } from '@farandfew/domain/annotations/admin-annotations.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Actions, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type FormEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Instant } from '../format/instant.tsx'
import type { Change } from './annotations.data.ts'

interface NoteItemProps {
  note: Note
  change: Change
  busy: boolean
  mayWrite: boolean
}

/** A note. Its author can change and delete it. */
export function NoteItem({ note, change, busy, mayWrite }: NoteItemProps) {
  const [open, setOpen] = useState<'change' | 'delete'>()
  const item = useRef<HTMLLIElement>(null)
  const { id: noteId, text, author, createdAt, editedAt } = note
  const close = () => {
    setOpen(undefined)
    item.current?.focus()
  }
  return (
    <li ref={item} tabIndex={-1}>
      <Quiet>
        <span>{`${author ?? "The club's password"}, `}</span>
        <Instant value={createdAt} />
        {editedAt !== null && <span>{', changed'}</span>}
      </Quiet>
      {open === 'change' ? (
        <ChangeNote note={note} busy={busy} onClose={close}>
          {(next) => change({ do: 'change note', noteId, ...next }, close)}
        </ChangeNote>
      ) : (
        <>
          <NoteText>{text}</NoteText>
          {open === 'delete' && (
            <DeleteNote
              busy={busy}
              onYes={() => change({ do: 'delete note', noteId })}
              onNo={close}
            />
          )}
          {!open && note.isOwn && mayWrite && (
            <Actions rowGap={2}>
              <Button variant="quiet" onClick={() => setOpen('change')}>
                Edit
              </Button>
              <Button variant="quiet" onClick={() => setOpen('delete')}>
                Delete
              </Button>
            </Actions>
          )}
        </>
      )}
    </li>
  )
}

interface ChangeNoteProps {
  note: Note
  busy: boolean
  /** Saves the text in place of the version that the operator sees. */
  children: (next: { text: string; version: number }) => void
  onClose: () => void
}

function ChangeNote({ note, busy, children: save, onClose }: ChangeNoteProps) {
  const [opened] = useState(note.version)
  const [text, setText] = useState(note.text)
  const field = useFocusOnMount<HTMLTextAreaElement>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') save({ text, version: note.version })
  }
  return (
    <form onSubmit={submit} aria-label="Edit the note">
      <TextAreaField
        label="Note"
        name="change"
        rows={3}
        maxLength={annotationLimits.note}
        value={text}
        ref={field}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div role="status">
        {note.version !== opened && (
          <>
            <p>The newer text:</p>
            <NoteText>{note.text}</NoteText>
            <p>If you save, your text replaces it.</p>
          </>
        )}
      </div>
      <Actions rowGap={2}>
        <ActionButton type="submit" busy={busy} variant="secondary">
          Save note
        </ActionButton>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Actions>
    </form>
  )
}

interface DeleteNoteProps {
  busy: boolean
  onYes: () => void
  onNo: () => void
}

function DeleteNote({ busy, onYes, onNo }: DeleteNoteProps) {
  const question = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={question} tabIndex={-1} role="group" aria-label="Delete the note">
      <p>Delete this note? This cannot be undone.</p>
      <Actions rowGap={2}>
        <ActionButton variant="secondary" busy={busy} busyLabel="Deleting..." onAction={onYes}>
          Delete note
        </ActionButton>
        <Button variant="quiet" onClick={onNo}>
          Keep it
        </Button>
      </Actions>
    </div>
  )
}

const NoteText = styled.p`
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`
