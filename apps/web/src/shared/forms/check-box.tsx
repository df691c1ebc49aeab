import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'

interface CheckBoxProps {
  label: string
  hint?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A native check box with its label, large enough for a finger. */
export function CheckBox({ label, hint, checked, disabled = false, onChange }: CheckBoxProps) {
  const hintId = useId()
  return (
    <Label>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span>{label}</span>
        {hint && (
          <small id={hintId} aria-hidden>
            {hint}
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
