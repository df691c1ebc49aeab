import { changeEmailForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { FormOutcome, SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { changeEmail } from '../data/account.data.ts'
import { PartForm, ProfilePart, ValueLine } from '../profile/profile-part.tsx'
import { Quiet } from '../tabs/account.styles.ts'
import { ResendLink } from './resend-link.tsx'

/** Shows the email address and whether it is confirmed. Contains the form that changes it. */
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
            We sent a link to {sentTo}. Open it while you are logged in, and confirm the new address
            there.
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
  const { formProps, field, busy, outcome } = useForm({
    schema: changeEmailForm,
    initialValues: { email: '', currentPassword: '' },
    send: async (form) => {
      await changeEmail(form)
      toast({
        title: 'Link sent',
        description: 'Please open the link that we sent to your new address.',
      })
      onSent(form.email)
    },
  })
  return (
    <PartForm {...formProps} aria-label="Change email">
      <TextField label="New email" type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <FormOutcome of={outcome} />
      <SubmitButton busy={busy} busyLabel="Sending...">
        Send Link
      </SubmitButton>
    </PartForm>
  )
}
