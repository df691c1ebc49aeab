import { call } from '@farandfew/api-client'
import { changePasswordForm } from '@farandfew/domain/auth/auth-forms.ts'
import { changePassword } from '@farandfew/domain/auth/auth.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useRefreshSessions } from '../data/account.data.ts'
import { ProfilePart } from '../profile/profile-part.tsx'

interface PasswordSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** Changes the password, which logs out every other browser. */
export function PasswordSection({ user, onUser }: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const [isChanged, setChanged] = useState(false)
  return (
    <ProfilePart title="Password">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          setChanged(false)
          setOpen(!isOpen)
        }}
      >
        Change Password
      </Button>
      {isChanged && <Quiet marginTop={3}>{`Password changed. ${loggedOut}`}</Quiet>}
      {isOpen && (
        <ChangePassword
          username={user.username}
          onChanged={(changed) => {
            setOpen(false)
            setChanged(true)
            onUser(changed)
          }}
        />
      )}
    </ProfilePart>
  )
}

const loggedOut = 'Other browsers have been logged out.'

interface ChangePasswordProps {
  /** For password managers. */
  username: string
  onChanged: (user: CurrentUser) => void
}

function ChangePassword({ username, onChanged }: ChangePasswordProps) {
  const refreshSessions = useRefreshSessions()
  const { formProps, field, busy, outcome } = useForm({
    schema: changePasswordForm,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    send: async (form) => {
      const user = await call(changePassword, { body: form })
      refreshSessions()
      onChanged(user)
      toast({ title: 'Password changed', description: loggedOut })
    },
  })
  return (
    <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Change password">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        className="wide"
        {...field('currentPassword')}
      />
      <NewPasswordFields field={field} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Saving...">
        Save Password
      </FormEnd>
    </FormGrid>
  )
}
