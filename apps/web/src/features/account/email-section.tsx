import { changeMemberEmail } from '@farandfew/api-client/account'
import { changeEmailForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { focusFirstError } from '../forms/focus-first-error.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { zodValidate } from '../forms/zod-validate.ts'
import { ActionRow } from '../layout/action-row.ts'
import { Quiet } from './account.styles.ts'
import { PartForm, ProfilePart, ValueLine } from './profile-part.tsx'
import { ResendLink } from './resend-link.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The e-mail address, whether it is proved, and how it is changed. */
export function EmailSection({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <ProfilePart title="E-mail address">
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
          Change E-mail Address
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
  const form = useAccountForm({
    initialValues: { email: '', currentPassword: '' },
    validate: zodValidate(changeEmailForm),
    send: (values) => changeMemberEmail(values),
    onDone: (_sent, { email }) => {
      toast({ title: 'Link sent', description: 'Please follow the link in your new mailbox.' })
      onSent(email)
    },
  })
  return (
    <PartForm noValidate onSubmit={focusFirstError(form)} aria-label="Change e-mail address">
      <TextField
        label="New e-mail address"
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
