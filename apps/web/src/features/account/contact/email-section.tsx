import { call } from '@farandfew/api-client'
import { changeEmailForm } from '@farandfew/domain/auth/auth-forms.ts'
import { changeEmail } from '@farandfew/domain/auth/auth.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Quiet, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { ConfirmEmail } from '../../auth/confirm-email.tsx'
import { ProfilePart } from '../profile/profile-part.tsx'

/** Shows the email address and whether it is confirmed. Contains the forms that confirm and change it. */
export function EmailSection({ user: { email, emailVerified } }: { user: CurrentUser }) {
  const [task, setTask] = useState<'confirm' | 'change'>()
  const toggle = (next: typeof task) => setTask(task === next ? undefined : next)
  const canConfirm = email !== null && !emailVerified
  const [sentTo, setSentTo] = useState<string>()
  return (
    <ProfilePart title="Email">
      <Row as="p" rowGap={2} anywhere>
        <span>{email ?? 'None yet'}</span>
        {email !== null && (
          <Badge tone={emailVerified ? 'sea' : 'amber'}>
            {emailVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </Row>
      <div role="status">
        {sentTo && (
          <Quiet>{`We sent a link to ${sentTo}. Open it while you are logged in, and confirm the new address there.`}</Quiet>
        )}
      </div>
      <Actions marginTop={6}>
        {canConfirm && (
          <Button aria-expanded={task === 'confirm'} onClick={() => toggle('confirm')}>
            Confirm Email
          </Button>
        )}
        <Button
          variant="secondary"
          aria-expanded={task === 'change'}
          onClick={() => toggle('change')}
        >
          Change Email
        </Button>
      </Actions>
      {task === 'confirm' && canConfirm && (
        <Stack marginTop={6}>
          <ConfirmEmail
            why="You need it to hold a seat, and you can log in with it."
            submitLabel="Confirm Email"
            onConfirmed={() => toast({ title: 'Email confirmed' })}
          />
        </Stack>
      )}
      {task === 'change' && (
        <ChangeEmail
          onSent={(address) => {
            setTask(undefined)
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
    <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Change email">
      <TextField label="New email" type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...field('currentPassword')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Send Link
      </FormEnd>
    </FormGrid>
  )
}
