import { type ReactNode, useId } from 'react'
import { Asterisk, FieldBox, FieldError, FieldHint, FieldLabel } from './field.styles.ts'

export interface FieldProps {
  label: string
  /** The message of the rule that the value breaks. */
  error?: string | undefined
  /** Helps to fill in the field. */
  hint?: string | undefined
  /** Shows an asterisk and sets `aria-required`. The schema of the form does the checking. */
  required?: boolean | undefined
  id?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const joinIds = (...ids: (string | false)[]) => ids.filter(Boolean).join(' ') || undefined

/**
 * Label, hint, control and error, connected by ids. The error is in a polite live region that is always rendered, so a
 * screen reader announces it when it appears.
 */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, error, hint, required, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const control: FieldControl = {
    id,
    'aria-describedby': joinIds(!!hint && `${id}-hint`, !!error && `${id}-error`),
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }

  return (
    <FieldBox>
      <FieldLabel htmlFor={id}>
        <span>{label}</span>
        {required && <Asterisk aria-hidden="true"> *</Asterisk>}
      </FieldLabel>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children(control)}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </FieldBox>
  )
}
