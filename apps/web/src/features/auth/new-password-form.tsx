import { ApiError, call } from '@farandfew/api-client'
import { resetPasswordForm } from '@farandfew/domain/auth/auth-forms.ts'
import { resetPassword } from '@farandfew/domain/auth/auth.contract.ts'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useNavigate } from 'react-router-dom'
import { NewPasswordFields } from '../../shared/forms/new-password-fields.tsx'
import { paths } from '../../shared/paths.ts'
import { useStoreMember } from './auth.data.ts'

export interface NewPasswordFormProps {
  /** From the mail's link. */
  token: string
  /** Called if the link is no longer valid. */
  onLinkInvalid: () => void
}

export default function NewPasswordForm({ token, onLinkInvalid }: NewPasswordFormProps) {
  const navigate = useNavigate()
  const storeMember = useStoreMember()
  const { formProps, field, busy, outcome } = useForm({
    schema: resetPasswordForm,
    initialValues: { token, password: '', confirmPassword: '' },
    send: async (form) => {
      let answer
      try {
        answer = await call(resetPassword, { body: form })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'LINK_INVALID') throw error
        onLinkInvalid()
        return
      }
      const { phoneRemoved, ...user } = answer
      storeMember(user)
      toast({
        title: 'Success',
        description: phoneRemoved
          ? 'Your new password is set. Your phone was removed: please confirm it again in My Profile.'
          : 'Your new password is set.',
      })
      void navigate(paths.account)
    },
  })
  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Set a new password">
      <NewPasswordFields field={field} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Saving...">
        Set password
      </FormEnd>
    </Stack>
  )
}
