import { TextField } from '@farandfew/ui/field'
import type { Ref } from 'react'

interface UserSearchProps {
  value: string
  onType: (text: string) => void
  /** Enter: no more waiting for the typing to rest. */
  onSubmit: () => void
  ref?: Ref<HTMLInputElement>
}

/** The longest text that the API searches for. */
const maxLength = 200

/** Searches while a person types. */
export function UserSearch({ value, onType, onSubmit, ref }: UserSearchProps) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextField
        ref={ref}
        label="Search members"
        hint="By name, email, username, city or country"
        type="search"
        name="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </form>
  )
}
