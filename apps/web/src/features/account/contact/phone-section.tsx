import { call } from '@farandfew/api-client'
import { phoneForm, removePhoneForm } from '@farandfew/domain/auth/auth-forms.ts'
import { removePhone } from '@farandfew/domain/auth/auth.contract.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Actions, Row } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useState } from 'react'
import { requestPhoneCode, type SentCode } from '../data/account.data.ts'
import { ProfilePart } from '../profile/profile-part.tsx'
import { PhoneCode } from './phone-code.tsx'

interface PhoneSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

type Task = 'change' | 'remove'

/**
 * Shows the phone and whether it is confirmed. Contains the forms that confirm it with a code and remove it. Both need
 * the password, because a phone logs in.
 */
export function PhoneSection({ user, onUser }: PhoneSectionProps) {
  const { phone, phoneVerified } = user
  const [task, setTask] = useState<Task | undefined>(phoneVerified ? undefined : 'change')
  const [sent, setSent] = useState<SentCode>()
  const finish = (changed: CurrentUser, title: string, description: string) => {
    setSent(undefined)
    setTask(undefined)
    onUser(changed)
    toast({ title, description })
  }
  const onConfirmed = (confirmed: CurrentUser) =>
    finish(confirmed, 'Phone confirmed', 'You can now log in with a code.')
  return (
    <ProfilePart title="Phone">
      <Row as="p" rowGap={2} anywhere>
        <span>{phone === null ? 'None yet' : phoneLabel(phone)}</span>
        {phone !== null && (
          <Badge tone={phoneVerified ? 'sea' : 'amber'}>
            {phoneVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </Row>
      <Tasks phone={phone} task={task} onTask={setTask} />
      {task === 'change' && !sent && <PhoneForm phone={phoneLabel(phone ?? '')} onSent={setSent} />}
      {task === 'change' && sent && (
        <PhoneCode
          sent={sent}
          onSent={setSent}
          onConfirmed={onConfirmed}
          onChangePhone={() => setSent(undefined)}
        />
      )}
      {task === 'remove' && (
        <RemovePhone
          onRemoved={(changed) =>
            finish(changed, 'Phone removed', 'You can no longer log in with codes by SMS.')
          }
        />
      )}
    </ProfilePart>
  )
}

interface TasksProps {
  phone: string | null
  task: Task | undefined
  onTask: (task: Task | undefined) => void
}

/** The buttons that open and close the forms. */
function Tasks({ phone, task, onTask }: TasksProps) {
  const toggle = (of: Task) => ({
    'aria-expanded': task === of,
    onClick: () => onTask(task === of ? undefined : of),
  })
  return (
    <Actions marginTop={6}>
      <Button variant="secondary" {...toggle('change')}>
        {phone === null ? 'Add Phone' : 'Change Phone'}
      </Button>
      {phone !== null && (
        <Button variant="quiet" {...toggle('remove')}>
          Remove Phone
        </Button>
      )}
    </Actions>
  )
}

interface PhoneFormProps {
  phone: string
  onSent: (sent: SentCode) => void
}

function PhoneForm({ phone, onSent }: PhoneFormProps) {
  const { formProps, field, busy, outcome } = useForm({
    schema: phoneForm,
    initialValues: { phone, currentPassword: '' },
    send: async (form) => onSent(await requestPhoneCode(form)),
  })
  return (
    <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Phone">
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="+91 XXXXX XXXXX"
        hint="We send a code by SMS."
        required
        {...field('phone')}
      />
      <PasswordField {...field('currentPassword')} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Send Code
      </FormEnd>
    </FormGrid>
  )
}

function RemovePhone({ onRemoved }: { onRemoved: (user: CurrentUser) => void }) {
  const { formProps, field, busy, outcome } = useForm({
    schema: removePhoneForm,
    initialValues: { currentPassword: '' },
    send: async (form) => onRemoved(await call(removePhone, { body: form })),
  })
  return (
    <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Remove phone">
      <PasswordField className="wide" {...field('currentPassword')} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Removing...">
        Remove Phone
      </FormEnd>
    </FormGrid>
  )
}

type FieldProps = ReturnType<ReturnType<typeof useForm>['field']> & { className?: string }

const PasswordField = (field: FieldProps) => (
  <TextField
    label="Your password"
    hint="Because anyone with the phone can log in to your account."
    type="password"
    autoComplete="current-password"
    required
    {...field}
  />
)
