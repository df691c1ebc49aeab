import { phoneForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Badge } from '@farandfew/ui/badge'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { SubmitButton, useForm } from '@farandfew/ui/form'
import { toast } from '@farandfew/ui/toast'
import { useState } from 'react'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { requestPhoneCode, type SentCode } from '../data/account.data.ts'
import { PartForm, ProfilePart, ValueLine } from '../profile/profile-part.tsx'
import { PhoneCode } from './phone-code.tsx'

interface PhoneSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** Shows the phone and whether it is confirmed. Contains the forms that confirm it with a code. */
export function PhoneSection({ user, onUser }: PhoneSectionProps) {
  const { phone, phoneVerified } = user
  const [isOpen, setOpen] = useState(!phoneVerified)
  const [sent, setSent] = useState<SentCode>()
  const onConfirmed = (confirmed: CurrentUser) => {
    setSent(undefined)
    setOpen(false)
    onUser(confirmed)
    toast({ title: 'Phone confirmed', description: 'You can now log in with a code.' })
  }
  return (
    <ProfilePart title="Phone">
      <ValueLine>
        {phone ?? 'None yet'}
        {phone !== null && (
          <Badge tone={phoneVerified ? 'sea' : 'amber'}>
            {phoneVerified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        )}
      </ValueLine>
      {!isOpen && (
        <ActionRow>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Change Phone
          </Button>
        </ActionRow>
      )}
      {isOpen && !sent && <PhoneForm phone={phone ?? ''} onSent={setSent} />}
      {isOpen && sent && (
        <PhoneCode
          sent={sent}
          onSent={setSent}
          onConfirmed={onConfirmed}
          onChangePhone={() => setSent(undefined)}
        />
      )}
    </ProfilePart>
  )
}

interface PhoneFormProps {
  phone: string
  onSent: (sent: SentCode) => void
}

function PhoneForm({ phone, onSent }: PhoneFormProps) {
  const { formProps, field, busy } = useForm({
    schema: phoneForm,
    initialValues: { phone },
    send: async (form) => onSent(await requestPhoneCode(form.phone)),
  })
  return (
    <PartForm {...formProps} aria-label="Phone">
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="+91 XXXXX XXXXX"
        hint="We send a code by SMS."
        required
        className="wide"
        {...field('phone')}
      />
      <SubmitButton busy={busy} busyLabel="Sending...">
        Send Code
      </SubmitButton>
    </PartForm>
  )
}
