import { changeMemberPassword } from '@farandfew/api-client/account'
import { changePasswordForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { focusFirstError } from '../forms/focus-first-error.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { zodValidate } from '../forms/zod-validate.ts'
import { useSessionsChanged } from './account.data.ts'
import { PartForm, ProfilePart } from './profile-part.tsx'
import { useAccountForm } from './use-account-form.ts'

interface PasswordSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** A new password; every other browser is signed out by it. */
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
  const form = useAccountForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: zodValidate(changePasswordForm),
    send: (values) => changeMemberPassword(values),
    onDone: (user) => {
      sessionsChanged()
      onChanged(user)
      toast({ title: 'Password changed', description: 'Other browsers have been signed out.' })
    },
  })
  return (
    <PartForm noValidate onSubmit={focusFirstError(form)} aria-label="Change password">
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
        type="password"
        autoComplete="new-password"
        required
        {...fieldProps(form, 'password')}
      />
      <TextField
        label="New password again"
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
