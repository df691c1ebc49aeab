import { call } from '@farandfew/api-client'
import {
  annotationLimits,
  type AssignableKind,
  isAssignable,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import {
  assignSelected,
  tagSelected,
} from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { useAnnotationChoices } from '../annotations/annotations.data.ts'
import { TagSuggestions } from '../annotations/tag-suggestions.tsx'
import { alignWithControl } from './toolbar.styles.ts'
import type { RowsAction, SelectedRow } from './use-rows-action.ts'

/** What of the rows can be tagged. */
export const subjectsOf = (rows: readonly SelectedRow[]) =>
  rows.flatMap(({ subject }) => (subject ? [subject] : []))

const assignableOf = (rows: readonly SelectedRow[]) =>
  subjectsOf(rows).flatMap(({ kind, id }): { kind: AssignableKind; id: number }[] =>
    isAssignable(kind) ? [{ kind, id }] : [],
  )

interface AnnotateRowsProps {
  rows: readonly SelectedRow[]
  run: (action: RowsAction) => void
  busy: boolean
}

/** Tags the rows, or gives them to an operator if they are work that one can take on. */
export function AnnotateRows({ rows, run, busy }: AnnotateRowsProps) {
  const { data: choices } = useAnnotationChoices()
  const [tag, setTag] = useState('')
  const suggestionsId = useId()
  const addTag = (event: FormEvent) => {
    event.preventDefault()
    if (tag.trim() === '') return
    run({
      label: 'Tag',
      done: 'tagged',
      send: (rows) => call(tagSelected, { body: { rows: subjectsOf(rows), tag } }),
    })
  }
  const assign = (operatorId: number | null) =>
    run({
      label: 'Assign',
      done: 'assigned',
      send: (rows) => call(assignSelected, { body: { rows: assignableOf(rows), operatorId } }),
    })
  return (
    <Buttons as="form" onSubmit={addTag} aria-label="Tag or assign">
      <TextField
        label="Tag for the selected"
        placeholder="Tag"
        name="selectedTag"
        list={suggestionsId}
        autoComplete="off"
        maxLength={annotationLimits.tag}
        value={tag}
        onChange={({ currentTarget: { value } }) => setTag(value)}
      />
      <TagSuggestions id={suggestionsId} />
      <ActionButton type="submit" variant="secondary" busy={busy}>
        Tag
      </ActionButton>
      {assignableOf(rows).length > 0 && (
        <SelectField
          label="Assign the selected"
          name="selectedAssignee"
          value=""
          placeholder="Assign to…"
          disabled={busy}
          options={[
            ...(choices?.operators ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            })),
            { value: 'nobody', label: 'No one' },
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '') assign(value === 'nobody' ? null : Number(value))
          }}
        />
      )}
    </Buttons>
  )
}

/** The labels of its fields are for screen readers: the first option and the placeholder say the same. */
export const Buttons = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  label {
    ${visuallyHidden}
  }
  input,
  select {
    width: 150px;
  }
`
