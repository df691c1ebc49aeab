import { changeMemberPassword } from '@farandfew/api-client/account'
import { changePasswordForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { fieldProps } from '../../../shared/forms/field-props.ts'
import { passwordHint } from '../../../shared/forms/password-hint.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useAccountForm } from '../../../shared/forms/use-account-form.ts'
import { useSessionsChanged } from '../data/account.data.ts'
import { PartForm, ProfilePart } from '../profile/profile-part.tsx'

interface PasswordSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** A new password; every other browser is logged out by it. */
export function PasswordSection({ user, onUser }: PasswordSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfilePart title="Password">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Change Password
      </Button>
      {isOpen && (
        <ChangePassword
          username={user.username}
          onChanged={(changed) => {
            setOpen(false)
            onUser(changed)
          }}
        />
      )}
    </ProfilePart>
  )
}

interface ChangePasswordProps {
  /** For password managers. */
  username: string
  onChanged: (user: CurrentUser) => void
}

function ChangePassword({ username, onChanged }: ChangePasswordProps) {
  const sessionsChanged = useSessionsChanged()
  const { form, formProps } = useAccountForm({
    empty: { currentPassword: '', password: '', confirmPassword: '' },
    schema: changePasswordForm,
    send: async (values) => {
      const user = await changeMemberPassword(values)
      sessionsChanged()
      onChanged(user)
      toast({ title: 'Password changed', description: 'Other browsers have been logged out.' })
    },
  })
  return (
    <PartForm {...formProps} aria-label="Change password">
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        required
        className="wide"
        {...fieldProps(form, 'currentPassword')}
      />
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
        Save Password
      </SubmitButton>
    </PartForm>
  )
}
