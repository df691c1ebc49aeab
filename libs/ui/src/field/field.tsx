import { type ReactNode, useId } from 'react'
import { Asterisk, FieldBox, FieldError, FieldHint, FieldLabel } from './field.styles.ts'

/** What every field says about itself. */
export interface FieldProps {
  label: string
  /** What is refused, in the words of the rule; nothing where all is well. */
  error?: string | undefined
  /** What helps to fill the field in. */
  hint?: string | undefined
  /** Shows an asterisk and tells assistive technology. The form's rules do the checking. */
  required?: boolean | undefined
  id?: string | undefined
}

/** What a control needs in order to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const joinIds = (...ids: (string | false)[]) => ids.filter(Boolean).join(' ') || undefined

/**
 * Label, hint, control and error, wired by id. The error stands in a polite live region that is
 * always there: it is told when it appears, and again with the control, without interrupting.
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
        {label}
        {required && <Asterisk aria-hidden="true"> *</Asterisk>}
      </FieldLabel>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children(control)}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </FieldBox>
  )
}
