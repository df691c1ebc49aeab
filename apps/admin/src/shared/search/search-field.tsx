import { TextField } from '@farandfew/ui/field'
import { type Ref, useRef } from 'react'
import { styled } from 'styled-components'
import { useShortcut } from '../keys/shortcuts.ts'

interface SearchFieldProps {
  label: string
  /** Where it looks. */
  hint: string
  value: string
  onType: (text: string) => void
  /** Enter: no more waiting for the typing to rest. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** The longest text that the API searches for. */
const maxLength = 200

/** Searches while a person types. The key '/' leads into it from anywhere on the page. */
export function SearchField({ label, hint, value, onType, onSubmit, ref }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  useShortcut('/', label, () => form.current?.querySelector('input')?.focus())
  return (
    <Form
      ref={form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        ref={ref}
        aria-keyshortcuts="/"
        label={label}
        hint={hint}
        type="search"
        name="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Form>
  )
}

/** The browser's own cross, without its own colour. */
const Form = styled.form`
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`
