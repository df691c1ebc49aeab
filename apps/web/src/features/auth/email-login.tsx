import { call } from '@farandfew/api-client'
import { logIn } from '@farandfew/domain/auth/auth.contract.ts'
import { loginForm } from '@farandfew/domain/members/user-forms.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useStoreMember } from './auth.data.ts'
import { modeTitles } from './mode-titles.ts'

export interface SignInFormProps {
  drafts: Drafts
  /** Called when the member is signed in. */
  onSignedIn: () => void
}

interface EmailLoginProps extends SignInFormProps {
  onForgotPassword: () => void
}

/** Login by username or email address. */
export function EmailLogin({ drafts, onSignedIn, onForgotPassword }: EmailLoginProps) {
  const storeMember = useStoreMember()
  const { formProps, field, busy, outcome } = useForm({
    schema: loginForm,
    initialValues: { username: '', password: '' },
    draft: { in: drafts, as: 'email-login' },
    send: async (form) => {
      storeMember(await call(logIn, { body: form }))
      onSignedIn()
    },
  })
  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Login with Email">
      <TextField
        label="Username"
        hint="Or your confirmed email address."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('username')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Logging in...">
        Log In
      </FormEnd>
      <Button variant="quiet" data-mode="forgot-password" onClick={onForgotPassword}>
        {modeTitles['forgot-password']}
      </Button>
    </Stack>
  )
}
