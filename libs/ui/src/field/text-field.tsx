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

/** One line of text: a name, an address, a password (by `type`). */
export function TextField({ label, error, hint, required, id, ...native }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id }}>
      {(control) => <Input type="text" {...native} {...control} />}
    </Field>
  )
}

/** Text of several lines; four rows unless told otherwise (spec section 9). */
export function TextAreaField({ label, error, hint, required, id, ...native }: TextAreaFieldProps) {
  return (
    <Field {...{ label, error, hint, required, id }}>
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
