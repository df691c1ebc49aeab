import { ApiError } from '@farandfew/api-client/call'
import { resetPasswordForm } from '@farandfew/domain/auth'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { PageHeader, Section } from '@farandfew/ui/page'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../app/paths.ts'
import { fieldProps } from '../forms/field-props.ts'
import { NeedsScript } from '../forms/needs-script.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { openSignIn } from '../member/open-sign-in.ts'
import { LinkOutcome } from './link-outcome.tsx'
import { useSetNewPassword } from './sign-in.data.ts'
import { Column } from './sign-in.styles.ts'
import { useAccountForm } from './use-account-form.ts'

interface ResetPasswordProps {
  /** What stands in the mail's link; null where nothing does, empty while it is not known yet. */
  token: string | null
}

/** Sets a new password by a mail's link; whoever does is signed in. */
export function ResetPassword({ token }: ResetPasswordProps) {
  const [isRefused, setRefused] = useState(false)
  if (token === null || isRefused) return <BadLink />
  return (
    <>
      <PageHeader
        title="Set a new password"
        lead="At least 6 characters. You are logged in with it at once, and logged out everywhere else."
      />
      <Section>
        <Narrow>
          {token === '' ? (
            <NeedsScript />
          ) : (
            <PasswordForm token={token} onRefused={() => setRefused(true)} />
          )}
        </Narrow>
      </Section>
    </>
  )
}

interface PasswordFormProps {
  token: string
  /** Called where the link is not good any more. */
  onRefused: () => void
}

function PasswordForm({ token, onRefused }: PasswordFormProps) {
  useEffect(prepareToasts, [])
  const navigate = useNavigate()
  const { mutateAsync } = useSetNewPassword()
  const { form, formProps } = useAccountForm({
    schema: resetPasswordForm,
    empty: { token, password: '', confirmPassword: '' },
    send: async (values) => {
      try {
        await mutateAsync(values)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'LINK_INVALID') throw error
        onRefused()
        return
      }
      toast({ title: 'Success', description: 'Your new password is set.' })
      void navigate(paths.account)
    },
  })
  return (
    <Column {...formProps} aria-label="Set a new password">
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        {...fieldProps(form, 'password')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        {...fieldProps(form, 'confirmPassword')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Saving...">
        Set password
      </SubmitButton>
    </Column>
  )
}

const BadLink = () => (
  <LinkOutcome
    title="This link does not work any more"
    lead="It was used before, it is older than an hour, or a part of it is missing. Login with Email sends you a new one under 'Forgot your password?'."
  >
    <Button onClick={(event) => openSignIn('email-login', event.currentTarget)}>
      Login with Email
    </Button>
  </LinkOutcome>
)

const Narrow = styled.div`
  max-width: 480px;
`
