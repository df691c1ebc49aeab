import { ApiError } from '@farandfew/api-client/call'
import { adminSignInForm } from '@farandfew/domain/admin'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { type FormEvent, useRef } from 'react'
import { styled } from 'styled-components'
import { zodValidate } from '../forms/zod-validate.ts'
import { describeGateFailure, failedWith } from './gate-failure.ts'
import { useUnlock } from './session.data.ts'

interface Draft {
  password: string
  operator: string
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`

const validate = zodValidate(adminSignInForm)

/** Password and operator's name: what was typed stays until it has opened the console. */
export function GateForm() {
  const { mutateAsync } = useUnlock()
  const passwordField = useRef<HTMLInputElement>(null)
  const operatorField = useRef<HTMLInputElement>(null)

  const unlock = async (values: Draft, { setErrors }: FormikHelpers<Draft>) => {
    try {
      await mutateAsync(values)
      toast({ title: 'Access granted' })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors)
      toast(describeGateFailure(error))
      passwordField.current?.focus()
      // Ready to be typed over.
      if (failedWith(error, 'WRONG_PASSWORD')) passwordField.current?.select()
    }
  }

  const form = useFormik<Draft>({
    initialValues: { password: '', operator: '' },
    validate,
    validateOnBlur: false,
    onSubmit: unlock,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = validate(form.values)
    if (refused.password) passwordField.current?.focus()
    else if (refused.operator) operatorField.current?.focus()
    void form.submitForm()
  }
  const field = (name: keyof Draft) => ({
    name,
    value: form.values[name],
    error: form.touched[name] ? form.errors[name] : undefined,
    onChange: form.handleChange,
    onBlur: form.handleBlur,
  })

  return (
    <Form noValidate onSubmit={submit} aria-label="Unlock the console">
      <TextField
        ref={passwordField}
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        {...field('password')}
      />
      <TextField
        ref={operatorField}
        label="Your name (optional)"
        hint="Noted beside what you do here, in the audit log."
        autoComplete="name"
        {...field('operator')}
      />
      <Button type="submit" size="lg" busy={form.isSubmitting} busyLabel="Unlocking...">
        Unlock
      </Button>
    </Form>
  )
}
