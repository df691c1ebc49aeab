import { ApiError } from '@farandfew/api-client'
import { adminSignInForm } from '@farandfew/domain/admin/session'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { zodValidate } from '../../shared/forms/zod-validate.ts'
import { describeGateFailure, failedWith } from './gate-failure.ts'
import { keepOperator, readOperator } from './operator-name.ts'
import { useUnlock } from './session.data.ts'

interface Draft {
  password: string
  operator: string
  code: string
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`

const validate = zodValidate(adminSignInForm)

/**
 * Password and operator's name, and a code once the API asks for one: what was typed stays until it has opened the
 * console.
 */
export function GateForm() {
  const { mutateAsync } = useUnlock()
  const [wantsCode, setWantsCode] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const operatorField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  // Not by `autoFocus`, which is set while a dialog of the room behind still holds the focus.
  useEffect(() => passwordField.current?.focus(), [])
  useEffect(() => {
    if (wantsCode) codeField.current?.focus()
  }, [wantsCode])

  const unlock = async ({ code, ...rest }: Draft, { setErrors }: FormikHelpers<Draft>) => {
    try {
      await mutateAsync({ ...rest, ...(wantsCode && { code }) })
      keepOperator(rest.operator)
      toast({ title: 'Access granted' })
    } catch (error) {
      if (failedWith(error, 'SECOND_FACTOR_NEEDED')) return setWantsCode(true)
      if (error instanceof ApiError) setErrors(error.fieldErrors)
      if (failedWith(error, 'WRONG_PASSWORD')) setErrors({ password: 'Incorrect password' })
      toast(describeGateFailure(error))
      const field = failedWith(error, 'WRONG_CODE') ? codeField : passwordField
      field.current?.focus()
      // Ready to be typed over.
      const isWrong = failedWith(error, 'WRONG_PASSWORD') || failedWith(error, 'WRONG_CODE')
      if (isWrong) field.current?.select()
    }
  }

  const form = useFormik<Draft>({
    initialValues: { password: '', operator: readOperator(), code: '' },
    validate,
    validateOnBlur: false,
    onSubmit: unlock,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refused = validate(form.values)
    if (refused.password) passwordField.current?.focus()
    else if (refused.operator) operatorField.current?.focus()
    else if (refused.code) codeField.current?.focus()
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
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        ref={passwordField}
        {...field('password')}
      />
      <TextField
        label="Your name (optional)"
        hint="Noted beside what you do here, in the audit log."
        autoComplete="name"
        ref={operatorField}
        {...field('operator')}
      />
      {wantsCode && (
        <TextField
          label="Code"
          hint="The six digits of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={codeField}
          {...field('code')}
        />
      )}
      <Button type="submit" size="lg" busy={form.isSubmitting} busyLabel="Unlocking...">
        Unlock
      </Button>
    </Form>
  )
}
