import { type LoginForm, loginForm } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { modeTitles } from './mode-titles.ts'
import { Column } from './sign-in.styles.ts'
import { useLogIn } from './sign-in.data.ts'
import { type Drafts, useAccountForm } from '../../shared/forms/use-account-form.ts'

export interface SignInFormProps {
  drafts: Drafts
  /** Called once somebody is signed in. */
  onSignedIn: () => void
}

interface EmailLoginProps extends SignInFormProps {
  /** Leads to a new password. */
  onForgotten: () => void
}

/** Login by username or email address. */
export function EmailLogin({ drafts, onSignedIn, onForgotten }: EmailLoginProps) {
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
        hint="Or the email address that you confirmed."
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
      <Button variant="quiet" data-mode="forgot-password" onClick={onForgotten}>
        {modeTitles['forgot-password']}
      </Button>
    </Column>
  )
}
