import { call } from '@farandfew/api-client'
import { changeEmailForm } from '@farandfew/domain/auth/account-forms.ts'
import { changeEmail } from '@farandfew/domain/auth/contacts.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { PartForm, ProfilePart } from '../profile/profile-part.tsx'
import { ResendLink } from './resend-link.tsx'

/** Shows the email address and whether it is confirmed. Contains the form that changes it. */
export function EmailSection({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <ProfilePart title="Email">
      <Row as="p" rowGap={2} anywhere>
        {email ?? 'None yet'}
        {email !== null && (
          <Badge tone={emailVerified ? 'sea' : 'amber'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </Row>
      <div role="status">
        {sentTo && (
          <Quiet>
            We sent a link to {sentTo}. Open it while you are logged in, and confirm the new address
            there.
          </Quiet>
        )}
      </div>
      <Actions marginTop={6}>
        {email !== null && !emailVerified && <ResendLink />}
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Change Email
        </Button>
      </Actions>
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
      await call(changeEmail, { body: form })
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
