import { ApiError } from '@farandfew/api-client/call'
import { resetPasswordForm } from '@farandfew/domain/auth'
import { TextField } from '@farandfew/ui/field'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { passwordHint } from '../../shared/forms/password-hint.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { useSetNewPassword } from './sign-in.data.ts'
import { Column } from './sign-in.styles.ts'
import { useAccountForm } from '../../shared/forms/use-account-form.ts'

export interface NewPasswordProps {
  /** What stands in the mail's link. */
  token: string
  /** Called where the link is not good any more. */
  onRefused: () => void
}

/** The form for a new password, of a code that is loaded only with a link in hand. */
export default function NewPasswordForm({ token, onRefused }: NewPasswordProps) {
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
        hint={passwordHint}
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
