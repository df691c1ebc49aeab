import { changeMemberEmail } from '@farandfew/api-client/account'
import { changeEmailForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { fieldProps } from '../../../shared/forms/field-props.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { useAccountForm } from '../../../shared/forms/use-account-form.ts'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { Quiet } from '../tabs/account.styles.ts'
import { PartForm, ProfilePart, ValueLine } from '../profile/profile-part.tsx'
import { ResendLink } from './resend-link.tsx'

/** The email address, whether it is confirmed, and how it is changed. */
export function EmailSection({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <ProfilePart title="Email">
      <ValueLine>
        {email ?? 'None yet'}
        {email !== null && (
          <Badge tone={emailVerified ? 'sea' : 'amber'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </ValueLine>
      <div role="status">
        {sentTo && (
          <Quiet>
            We sent a link to {sentTo}. The new address counts once you have followed it.
          </Quiet>
        )}
      </div>
      <ActionRow>
        {email !== null && !emailVerified && <ResendLink />}
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change Email
        </Button>
      </ActionRow>
      {isOpen && (
        <ChangeEmail
          onSent={(address) => {
            setOpen(false)
            setSentTo(address)
          }}
        />
      )}
    </ProfilePart>
  )
}

function ChangeEmail({ onSent }: { onSent: (address: string) => void }) {
  const { form, formProps } = useAccountForm({
    empty: { email: '', currentPassword: '' },
    schema: changeEmailForm,
    send: async (values) => {
      await changeMemberEmail(values)
      toast({ title: 'Link sent', description: 'Please follow the link in your new mailbox.' })
      onSent(values.email)
    },
  })
  return (
    <PartForm {...formProps} aria-label="Change email">
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'currentPassword')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send Link
      </SubmitButton>
    </PartForm>
  )
}
