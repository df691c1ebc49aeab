import { type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from './field.styles.ts'
import { Field, type FieldProps } from './field.tsx'

type Own = keyof FieldProps | 'aria-describedby' | 'aria-invalid' | 'aria-required'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, Own> {
  name: string
  value: string
}

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, Own> {
  name: string
  value: string
}

/** A field for one line of text, by default of the type 'text'. */
export function TextField({ label, error, hint, required, id, ...native }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(control) => <Input type="text" {...native} {...control} />}
    </Field>
  )
}

/** A field for several lines of text, by default four rows. */
export function TextAreaField({ label, error, hint, required, id, ...native }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} id={id}>
      {(control) => <TextArea rows={4} {...native} {...control} />}
    </Field>
  )
}

const Input = styled.input`
  ${controlStyle}
`

const TextArea = styled.textarea`
  ${controlStyle}
  resize: vertical;
`
