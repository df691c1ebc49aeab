import { ToggleRow } from '../../shared/forms/toggle-row.ts'

interface FilterRowProps<Value extends string> {
  /** The accessible name of the row. */
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  /** Undefined means All. */
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** Toggle buttons, exactly one of them pressed: All, or one of the options. */
export function FilterRow<Value extends string>(props: FilterRowProps<Value>) {
  const { label, options, chosen, onChoose } = props
  return (
    <ToggleRow role="group" aria-label={label} data-screen>
      {[{ value: undefined, label: 'All' }, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </ToggleRow>
  )
}
