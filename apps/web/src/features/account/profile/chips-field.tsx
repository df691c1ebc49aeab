import { Field, type FieldProps } from '@farandfew/ui/field/field.tsx'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { isComposing, isEnter } from '@farandfew/ui/keys/is-composing.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface ChipsFieldProps extends FieldProps {
  name: string
  values: readonly string[]
  onValues: (values: readonly string[]) => void
  /** The maximum length of one word. */
  maxLength: number
}

const sameAs = (one: string) => (other: string) =>
  other.toLocaleLowerCase() === one.toLocaleLowerCase()

/**
 * A list of words as chips. Enter or a comma adds the typed word; Backspace in the empty field removes the last one.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { name, values, onValues, maxLength, ...field } = props
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    const added: string[] = []
    for (const word of text.split(',').map((part) => part.trim())) {
      if (word && ![...values, ...added].some(sameAs(word))) added.push(word)
    }
    setTyped('')
    if (added.length > 0) onValues([...values, ...added])
  }
  const remove = (removed: string) => {
    onValues(values.filter((value) => value !== removed))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (isEnter(event.nativeEvent)) {
      event.preventDefault()
      add(typed)
    }
    if (event.key === 'Backspace' && typed === '') onValues(values.slice(0, -1))
  }

  return (
    <Field {...field} hint={field.hint ?? 'Press Enter or a comma after each.'}>
      {(control) => (
        <>
          {values.length > 0 && (
            <Row as="ul" gap={2} align="stretch" role="list" aria-label={field.label}>
              {values.map((value) => (
                <Chip key={value}>
                  <span>{value}</span>
                  <button
                    type="button"
                    aria-label={`Remove ${value}`}
                    onClick={() => remove(value)}
                  >
                    <X size={16} aria-hidden />
                  </button>
                </Chip>
              ))}
            </Row>
          )}
          <AddInput
            {...control}
            ref={input}
            className="wide"
            type="text"
            name={name}
            value={typed}
            maxLength={maxLength}
            autoComplete="off"
            onChange={({ target: { value } }) =>
              value.includes(',') ? add(value) : setTyped(value)
            }
            onKeyDown={onKeyDown}
            onBlur={() => add(typed)}
          />
        </>
      )}
    </Field>
  )
}

const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: 14px;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.blush};
  overflow-wrap: anywhere;
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radii.round};
    background: none;
    color: inherit;
    cursor: pointer;
    &:hover {
      color: ${theme.colors.raspberryDeep};
    }
    &:focus-visible {
      border-radius: ${theme.radii.round};
      outline-offset: -4px;
    }
  }
`

/** Looks like the fields of libs/ui. */
const AddInput = styled.input`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background-color: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.body};
  &:hover {
    border-color: ${theme.colors.ink};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.colors.danger};
  }
`
