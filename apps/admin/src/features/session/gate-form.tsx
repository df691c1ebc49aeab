import { adminSignInForm } from '@farandfew/domain/admin/session'
import { TextField } from '@farandfew/ui/field'
import { FormOutcome, SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { describeGateFailure, failedWith, gateFieldErrors } from './gate-failure.ts'
import { readOperator, storeOperator } from './operator-name.ts'
import { useUnlock } from './session.data.ts'

/** Asks for the password and the operator's name, and for a code if the API wants one. */
export function GateForm() {
  const { mutateAsync: unlock } = useUnlock()
  const [needsCode, setNeedsCode] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  // `autoFocus` would run while a dialog of the page behind the gate still holds the focus.
  useEffect(() => passwordField.current?.focus(), [])
  useEffect(() => {
    if (needsCode) codeField.current?.focus()
  }, [needsCode])

  const { formProps, field, busy, outcome } = useForm({
    schema: adminSignInForm,
    initialValues: { password: '', operator: readOperator(), code: '' },
    toInput: ({ code, ...rest }) => ({ ...rest, ...(needsCode && { code }) }),
    validateOnBlur: false,
    send: async (input, { values }) => {
      await unlock(input)
      storeOperator(values.operator)
      toast({ title: 'Access granted' })
    },
    fieldErrorsOf: gateFieldErrors,
    onFailure: (error) => {
      if (failedWith(error, 'SECOND_FACTOR_NEEDED')) {
        setNeedsCode(true)
        return undefined
      }
      const isWrongCode = failedWith(error, 'WRONG_CODE')
      const refused = isWrongCode ? codeField.current : passwordField.current
      refused?.focus()
      // The next key replaces the wrong value.
      if (isWrongCode || failedWith(error, 'WRONG_PASSWORD')) refused?.select()
      return describeGateFailure(error)
    },
  })

  return (
    <Form {...formProps} aria-label="Unlock the console">
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
        hint="Shown next to your actions in the audit log."
        autoComplete="name"
        {...field('operator')}
      />
      {needsCode && (
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
      <FormOutcome of={outcome} />
      <SubmitButton busy={busy} busyLabel="Unlocking...">
        Unlock
      </SubmitButton>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`
