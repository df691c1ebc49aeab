import {
  annotationLimits,
  type Annotations,
  type AnnotationSubject,
  isAssignable,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Heading, Quiet, Text } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useOfferedActions } from '../actions/offered-actions.ts'
import { explainFailure } from '../notices/explain-failure.ts'
import { NoteItem } from './note-item.tsx'
import { Loaded } from '../notices/loaded.tsx'
import { useMay } from '../role/role.ts'
import { alignWithControl } from '../table/toolbar.styles.ts'
import {
  type Change,
  useAnnotationChoices,
  useAnnotations,
  useChangeAnnotations,
} from './annotations.data.ts'
import { TagSuggestions } from './tag-suggestions.tsx'

interface PartProps {
  annotations: Annotations
  change: Change
  busy: boolean
}

/** What operators noted on a member, request, inquiry or booking: notes, tags, and who takes care of it. */
export function AnnotationsPart({ subject }: { subject: AnnotationSubject }) {
  const id = useId()
  const query = useAnnotations(subject)
  const { send: change, busy, answer: stored, error } = useChangeAnnotations(subject)
  const mayWrite = useMay('write')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with its note or tag.
  useEffect(() => {
    if (stored && isFocusLost()) heading.current?.focus()
  }, [stored])
  return (
    <Part aria-labelledby={id}>
      <Heading as="h3" size="lead" id={id} ref={heading} tabIndex={-1}>
        Notes and tags
      </Heading>
      <Loaded query={query} loading="Loading the notes…" failed="We could not load the notes.">
        {(annotations) => {
          const parts = { annotations, change, busy, mayWrite }
          return (
            <>
              {isAssignable(subject.kind) && <Assignee {...parts} />}
              <Tags {...parts} />
              <Notes {...parts} />
            </>
          )
        }}
      </Loaded>
      <div role="alert">{error && <Text tone="danger">{explainFailure(error)}</Text>}</div>
    </Part>
  )
}

/** The ref of a field that the palette leads to. */
function useOfferedField<Element extends HTMLElement>(name: string, may: boolean, words = '') {
  const field = useRef<Element>(null)
  useOfferedActions(may ? [{ name, words, run: () => field.current?.focus() }] : [])
  return field
}

type WritableProps = PartProps & { mayWrite: boolean }

function Assignee({ annotations: { assignee }, change, busy, mayWrite }: WritableProps) {
  const { data: choices } = useAnnotationChoices()
  const field = useOfferedField<HTMLSelectElement>('Assign', mayWrite, 'assigned to operator')
  if (!mayWrite) return <Quiet>{`Assigned to ${assignee?.name ?? 'no one'}`}</Quiet>
  const operators = choices?.operators ?? []
  const listed = operators.some(({ id }) => id === assignee?.id)
  const options = [...operators, ...(assignee && !listed ? [assignee] : [])].map(
    ({ id, name }) => ({
      value: String(id),
      label: id === choices?.ownId ? `${name} (you)` : name,
    }),
  )
  return (
    <SelectField
      ref={field}
      label="Assigned to"
      name="assignee"
      value={assignee ? String(assignee.id) : ''}
      placeholder="No one"
      options={options}
      disabled={busy}
      onChange={({ currentTarget: { value } }) =>
        change({
          do: 'assign',
          operatorId: value === '' ? null : Number(value),
          from: assignee?.id ?? null,
        })
      }
    />
  )
}

function Tags({ annotations: { tags }, change, busy, mayWrite }: WritableProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const field = useOfferedField<HTMLInputElement>('Add a tag', mayWrite, 'new tag')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') change({ do: 'add tag', tag: text }, () => setText(''))
  }
  return (
    <>
      {tags.length > 0 && (
        <TagList role="list" aria-label="Tags">
          {tags.map(({ id, tag }) => (
            <li key={id}>
              <span>{tag}</span>
              {mayWrite && (
                <button
                  type="button"
                  aria-label={`Remove the tag ${tag}`}
                  onClick={() => change({ do: 'remove tag', tagId: id })}
                >
                  ×
                </button>
              )}
            </li>
          ))}
        </TagList>
      )}
      {mayWrite && (
        <TagForm onSubmit={add} aria-label="Add a tag">
          <TextField
            ref={field}
            label="New tag"
            name="tag"
            list={listId}
            autoComplete="off"
            maxLength={annotationLimits.tag}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <TagSuggestions id={listId} />
          <ActionButton type="submit" busy={busy} variant="secondary">
            Add tag
          </ActionButton>
        </TagForm>
      )}
    </>
  )
}

function Notes({ annotations: { notes }, change, busy, mayWrite }: WritableProps) {
  const [text, setText] = useState('')
  const field = useOfferedField<HTMLTextAreaElement>('Add a note', mayWrite, 'new note')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') change({ do: 'add note', text }, () => setText(''))
  }
  return (
    <>
      {mayWrite && (
        <form onSubmit={add} aria-label="Add a note">
          <TextAreaField
            ref={field}
            label="New note"
            name="note"
            rows={2}
            maxLength={annotationLimits.note}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <ActionButton type="submit" busy={busy} variant="secondary">
            Add note
          </ActionButton>
        </form>
      )}
      {notes.length === 0 ? (
        <Quiet>No notes yet.</Quiet>
      ) : (
        <NoteList role="list" aria-label="Notes">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} change={change} busy={busy} mayWrite={mayWrite} />
          ))}
        </NoteList>
      )}
    </>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 20px;
  font-size: ${theme.fontSizes.small};
  overflow-wrap: anywhere;
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 8px;
    > :first-child {
      width: 100%;
    }
  }
`

const TagForm = styled.form`
  ${alignWithControl}
  && {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    padding-left: 10px;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.card};
    span {
      padding: 4px 10px 4px 0;
    }
  }
  button {
    min-width: 44px;
    min-height: 44px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`

const NoteList = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  li {
    padding-top: 12px;
    border-top: 1px solid ${theme.colors.hairline};
  }
`
