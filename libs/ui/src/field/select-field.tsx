import { type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { drawnIcon } from '../theme/drawn-icon.ts'
import { theme } from '../theme/theme.ts'
import { controlStyle } from './field.styles.ts'
import { Field, type FieldProps } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
}

type Own = keyof FieldProps | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'children'

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, Own> {
  name: string
  value: string
  options: readonly SelectOption[]
  /** The text of the empty value, such as 'Select a destination'. */
  placeholder?: string
}

const chevron = drawnIcon('m4 6 4 4 4-4', theme.colors.ink)

export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, required, id, options, placeholder, ...native } = props
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(control) => (
        <Select {...native} {...control}>
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${theme.space(8.5)};
  background-image: ${chevron};
  background-position: right ${theme.space(2.5)} center;
  background-repeat: no-repeat;
  background-size: 16px;
  text-overflow: ellipsis;
`
