import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

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
    <Filters role="group" aria-label={label} data-screen>
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
    </Filters>
  )
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    min-width: 44px;
    min-height: 44px;
    padding: 4px 16px;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.round};
    background: ${theme.colors.sheet};
    cursor: pointer;
  }
  button:hover {
    border-color: ${theme.colors.raspberry};
    color: ${theme.colors.raspberry};
  }
  button:focus-visible {
    border-radius: ${theme.radii.round};
  }
  button[aria-pressed='true'] {
    border-color: ${theme.colors.raspberry};
    background: ${theme.colors.raspberry};
    color: ${theme.colors.sheet};
  }
`
