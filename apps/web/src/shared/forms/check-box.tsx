import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'

interface CheckBoxProps {
  label: ReactNode
  hint?: string | undefined
  checked: boolean
  disabled?: boolean
  /** What is wrong with it. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  onChange: (checked: boolean) => void
}

/** A native check box with its label, large enough for a finger. */
export function CheckBox(props: CheckBoxProps) {
  const { label, hint, checked, disabled = false, error, onChange, ref } = props
  const hintId = useId()
  const errorId = useId()
  return (
    <Label>
      <input
        ref={ref}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span>{label}</span>
        {hint && (
          <small id={hintId} aria-hidden>
            {hint}
          </small>
        )}
        {error && (
          <small id={errorId} role="alert">
            <strong>{error}</strong>
          </small>
        )}
      </span>
    </Label>
  )
}

const Label = styled.label`
  display: flex;
  /* The box belongs to the first line. */
  align-items: flex-start;
  gap: 12px;
  padding-top: calc((${theme.touchTarget} - 1lh) / 2);
  min-height: ${theme.touchTarget};
  cursor: pointer;
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: calc((1lh - 20px) / 2) 0 0;
  }
  small {
    display: block;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    overflow-wrap: anywhere;
  }
`
