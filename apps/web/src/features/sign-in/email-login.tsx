import { type LoginForm, loginForm } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { useState } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { Column } from './sign-in.styles.ts'
import { useLogIn } from './sign-in.data.ts'
import { type Drafts, useAccountForm } from './use-account-form.ts'

export interface SignInFormProps {
  drafts: Drafts
  /** Called once somebody is signed in. */
  onSignedIn: () => void
}

/** Login by username or e-mail address, and the way to a new password. */
export function EmailLogin(props: SignInFormProps) {
  const [forgotten, setForgotten] = useState(false)
  return forgotten ? (
    <ForgotPassword drafts={props.drafts} onReturn={() => setForgotten(false)} />
  ) : (
    <PasswordLogin {...props} onForgotten={() => setForgotten(true)} />
  )
}

function PasswordLogin({
  drafts,
  onSignedIn,
  onForgotten,
}: SignInFormProps & { onForgotten: () => void }) {
  const { mutateAsync } = useLogIn()
  const { form, formProps } = useAccountForm<LoginForm>({
    schema: loginForm,
    empty: { username: '', password: '' },
    draft: { in: drafts, as: 'email-login' },
    send: async (values) => {
      await mutateAsync(values)
      onSignedIn()
    },
  })
  return (
    <Column {...formProps} aria-label="Login with Email">
      <TextField
        label="Username"
        hint="Or the e-mail address that you confirmed."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...fieldProps(form, 'username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'password')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Logging in...">
        Log In
      </SubmitButton>
      <Button variant="quiet" onClick={onForgotten}>
        Forgot your password?
      </Button>
    </Column>
  )
}
