import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { emptyEntry, type FactEntry } from './facts-draft.ts'
import { type FactField, type FactGroup, factGroups, type FactPart } from './facts-fields.ts'
import { FieldMessage } from '../../shared/forms/field-message.tsx'
import { fieldLabels } from './field-labels.ts'
import { asLine } from './lists.tsx'
import { ListEditor } from './list-editor.tsx'
import { Fold, Group } from './trip-form.styles.ts'
import type { TripForm } from './use-trip-form.ts'
import { capitalized, uncapitalized } from '@farandfew/domain/text/words.ts'

/** The practical facts of a trip, in groups that open. A group with a refused field is open. */
export function FactsEditor({ form }: { form: TripForm }) {
  return (
    <Group id="practicalFacts">
      <legend>{fieldLabels.practicalFacts}</legend>
      <p>
        Each may be left out. A fact about the world needs a source that someone has read, and the
        date of that.
      </p>
      <div>
        {factGroups.map((group) => (
          <FactGroupEditor key={group.title} group={group} form={form} />
        ))}
      </div>
    </Group>
  )
}

const pathOf = (part: FactPart) => `practicalFacts.${part.path}`

function FactGroupEditor({ group, form }: { group: FactGroup; form: TripForm }) {
  const [isOpen, setOpen] = useState(false)
  const { draft, errors } = form
  const facts = new Set(group.parts.map(({ path }) => path.split('.')[0]))
  const isRefused = Object.keys(errors).some((path) => {
    const [field, fact] = path.split('.')
    return field === 'practicalFacts' && facts.has(fact)
  })
  const filled = group.parts.some(({ path }) =>
    draft.practicalFacts[path]?.some((entry) => Object.values(entry).some(Boolean)),
  )
  return (
    <Fold open={isOpen || isRefused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{group.title}</span>
        {!filled && <small>left out</small>}
      </summary>
      {(isOpen || isRefused) && (
        <Stack gap={5}>
          {group.hint && <p>{group.hint}</p>}
          {group.parts.map((part) => (
            <FactPartEditor key={part.path} part={part} form={form} />
          ))}
        </Stack>
      )}
    </Fold>
  )
}

/** 'Month', or 'Weather source': several facts have sources. */
const prefixOf = ({ path }: FactPart, noun: string) => {
  const [fact = '', inner] = path.split('.')
  return inner === 'sources' ? `${capitalized(fact)} source` : noun
}

interface FactPartEditorProps {
  part: FactPart
  form: TripForm
}

function FactPartEditor({ part, form }: FactPartEditorProps) {
  const { draft, errors, set } = form
  const { list } = part
  const path = pathOf(part)
  const entries = draft.practicalFacts[part.path] ?? []
  const change = (next: readonly FactEntry[]) =>
    set('practicalFacts', { ...draft.practicalFacts, [part.path]: next })
  if (!list) {
    const [entry = emptyEntry(part)] = entries
    return (
      <div>
        <FactFields
          part={part}
          entry={entry}
          path={path}
          errors={errors}
          onChange={(next) => change([next])}
        />
        <FieldMessage>{errors[path]}</FieldMessage>
      </div>
    )
  }
  return (
    <ListEditor
      legend={list.legend}
      noun={list.noun}
      entries={entries}
      onChange={change}
      makeEntry={() => emptyEntry(part)}
      most={list.most}
      error={errors[path]}
    >
      {(entry, index, changeEntry) => (
        <>
          <FactFields
            part={part}
            entry={entry}
            path={`${path}.${index}`}
            prefix={`${prefixOf(part, list.noun)} ${index + 1}: `}
            errors={errors}
            onChange={changeEntry}
          />
          <FieldMessage>{errors[`${path}.${index}`]}</FieldMessage>
        </>
      )}
    </ListEditor>
  )
}

interface FactFieldsProps {
  part: FactPart
  entry: FactEntry
  path: string
  /** Before each label: 'Month 1: '. */
  prefix?: string
  errors: TripForm['errors']
  onChange: (entry: FactEntry) => void
}

function FactFields({ part, entry, path, prefix = '', errors, onChange }: FactFieldsProps) {
  const control = ({ name, label, isOptional }: FactField) => {
    const fieldPath = name === '' ? path : `${path}.${name}`
    return {
      name: fieldPath,
      label: `${prefix}${prefix ? uncapitalized(label) : label}`,
      hint: isOptional ? 'May be left out' : undefined,
      value: entry[name] ?? '',
      error: errors[fieldPath],
      onChange: (event: { currentTarget: { value: string } }) =>
        onChange({ ...entry, [name]: event.currentTarget.value }),
    }
  }
  return (
    <Grid minWidth={200} fit>
      {part.fields.map((field) => {
        if (field.options) {
          return (
            <SelectField
              key={field.name}
              {...control(field)}
              options={field.options}
              placeholder={prefix ? 'Choose…' : 'Not said'}
            />
          )
        }
        if (field.kind === 'block' || field.kind === 'note') {
          const { onChange: change, ...rest } = control(field)
          return (
            <Stack wide key={field.name}>
              <TextAreaField
                {...rest}
                rows={field.kind === 'block' ? 4 : 2}
                onChange={({ currentTarget: { value } }) =>
                  change({
                    currentTarget: { value: field.kind === 'note' ? asLine(value) : value },
                  })
                }
              />
            </Stack>
          )
        }
        return (
          <TextField
            key={field.name}
            {...control(field)}
            inputMode={field.kind === 'number' ? 'decimal' : undefined}
            type={field.kind === 'date' ? 'date' : 'text'}
          />
        )
      })}
    </Grid>
  )
}
