import { adminSignInForm } from '@farandfew/domain/operator-sessions/admin-session.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import type { FormMessage } from '@farandfew/ui/form/form-outcome.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { ApiError, serverMessage } from '@farandfew/api-client'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import type { FieldErrors } from '@farandfew/ui/form/messages.ts'
import { useSession, useUnlock } from './session.data.ts'
import { readStored, store } from '../../shared/stored.ts'

/** The ways in: an operator's own account, or the club's password, unless it is switched off. */
function useWay() {
  const isClubPasswordOff = useSession().data?.ownAccountsOnly === true
  const [isChosen, setIsChosen] = useState(readEmail() !== '')
  return {
    hasOwnAccount: isClubPasswordOff || isChosen,
    canSwitch: !isClubPasswordOff,
    choose: setIsChosen,
  }
}

/**
 * Asks for the club's password and the operator's name, or for the email address and the password of an operator's account,
 * and for a code if the API wants one.
 */
export function GateForm() {
  const unlock = useUnlock()
  const { hasOwnAccount, canSwitch, choose } = useWay()
  const [needsCode, setNeedsCode] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  // `autoFocus` would run while a dialog of the page behind the gate still holds the focus.
  useEffect(() => {
    const isEmailNext = emailField.current?.value === ''
    void (isEmailNext ? emailField : passwordField).current?.focus()
  }, [hasOwnAccount])
  useEffect(() => {
    if (needsCode) codeField.current?.focus()
  }, [needsCode])

  const { formProps, field, busy, outcome } = useForm({
    schema: adminSignInForm,
    initialValues: { email: readEmail(), password: '', operator: readOperator(), code: '' },
    toInput: ({ email, operator, password, code }) => ({
      password,
      ...(hasOwnAccount ? { email } : { operator }),
      ...(needsCode && { code }),
    }),
    validateOnBlur: false,
    send: async (input, { values }) => {
      await unlock({ body: input })
      storeSignIn(hasOwnAccount ? { email: values.email } : { operator: values.operator })
      toast({ title: 'Access granted' })
    },
    fieldErrorsOf: gateFieldErrors,
    onFailure: (error) => {
      if (failedWith(error, 'SECOND_FACTOR_NEEDED')) {
        setNeedsCode(true)
        return undefined
      }
      if (failedWith(error, 'CLUB_PASSWORD_OFF')) choose(true)
      const isWrongCode = failedWith(error, 'WRONG_CODE')
      const refused = isWrongCode ? codeField.current : passwordField.current
      refused?.focus()
      // The next key replaces the wrong value.
      const isWrong = failedWith(error, 'WRONG_PASSWORD') || failedWith(error, 'WRONG_SIGN_IN')
      if (isWrongCode || isWrong) refused?.select()
      return describeGateFailure(error)
    },
  })
  const switchWay = () => {
    setNeedsCode(false)
    choose(!hasOwnAccount)
  }

  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Unlock the console">
      {hasOwnAccount && (
        <TextField
          label="Email address"
          type="email"
          autoComplete="username"
          required
          ref={emailField}
          {...field('email')}
        />
      )}
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        ref={passwordField}
        {...field('password')}
      />
      {!hasOwnAccount && (
        <TextField
          label="Your name (optional)"
          hint="Shown next to your actions in the log."
          autoComplete="name"
          {...field('operator')}
        />
      )}
      {needsCode && <CodeField ref={codeField} {...field('code')} />}
      <FormEnd busy={busy} outcome={outcome} busyLabel="Unlocking...">
        Unlock
      </FormEnd>
      {canSwitch && (
        <Button variant="quiet" onClick={switchWay}>
          {hasOwnAccount ? "Sign in with the club's password" : 'Sign in with your own account'}
        </Button>
      )}
    </Stack>
  )
}

const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField
    label="Code"
    hint="The six digits of your authenticator app, or a recovery code."
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)

/** Whether the API answered with this error code. */
const failedWith = (error: unknown, code: ErrorCode) =>
  error instanceof ApiError && error.code === code

/** The messages at the fields of the gate. */
function gateFieldErrors(error: unknown): FieldErrors {
  if (failedWith(error, 'WRONG_PASSWORD')) return { password: 'Incorrect password' }
  return error instanceof ApiError ? error.fieldErrors : {}
}

/** Why the console stays locked. */
function describeGateFailure(error: unknown): FormMessage {
  if (failedWith(error, 'WRONG_PASSWORD')) {
    return { title: 'Access denied', description: 'Incorrect password' }
  }
  if (failedWith(error, 'WRONG_CODE')) {
    return {
      title: 'Access denied',
      description: serverMessage(error, 'This code is wrong.'),
    }
  }
  if (failedWith(error, 'WRONG_SIGN_IN')) {
    return { title: 'Access denied', description: 'The email address or the password is wrong.' }
  }
  const title = failedWith(error, 'TOO_MANY_REQUESTS') ? 'Please wait' : 'Something went wrong.'
  const description = serverMessage(error)
  return { title, description }
}

const nameKey = 'farandfew.console.operator'
const emailKey = 'farandfew.console.email'

/** The name that was last entered with the club's password in this browser; '' if there is none. */
const readOperator = (): string => readStored(nameKey) ?? ''

/** The address with which an operator last signed in here; '' after a sign-in by the club's password, and if there is none. */
const readEmail = (): string => readStored(emailKey) ?? ''

/** Stores what the gate starts with the next time in this browser. */
function storeSignIn(way: { email: string } | { operator: string }): void {
  if ('email' in way) return store(emailKey, way.email.trim())
  store(nameKey, way.operator.trim())
  store(emailKey, '')
}
