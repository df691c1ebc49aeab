import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { type Ref, useRef } from 'react'
import { styled } from 'styled-components'
import { useShortcut } from '../keys/shortcuts.ts'

interface SearchFieldProps {
  label: string
  /** Says which fields it searches. */
  hint: string
  value: string
  onType: (text: string) => void
  /** Called for Enter, which searches at once. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** The limit of the API. */
const maxLength = 200

/** Searches while the operator types. The key '/' focuses it. */
export function SearchField({ label, hint, value, onType, onSubmit, ref }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  useShortcut('/', label, () => form.current?.querySelector('input')?.focus())
  return (
    <Search
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
        placeholder={hint}
        type="search"
        name="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </Search>
  )
}

/** The hint is in the field, so that it is whole and the list starts near the top. Removes the colour of the browser's clear button. */
const Search = styled.form`
  position: relative;
  p:first-of-type {
    ${visuallyHidden}
  }
  input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`
