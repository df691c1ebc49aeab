import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ChoiceProps<Value extends string> {
  name: string
  value: Value
  chosen: Value | undefined
  onChoose: (value: Value) => void
  label: ReactNode
  hint: ReactNode
}

/** A radio button with an explanation, inside `Choices`. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, value, chosen, onChoose, label, hint } = props
  return (
    <label>
      <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
    </label>
  )
}

export const Choices = styled.div`
  display: grid;
  gap: 8px;
  label {
    display: flex;
    gap: 12px;
    align-items: start;
    min-height: 44px;
    padding: 12px;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.small};
    cursor: pointer;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
  }
  small {
    display: block;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
`
