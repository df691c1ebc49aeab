import { phoneForm } from '@farandfew/domain/account'
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
import { PhoneCode } from './phone-code.tsx'
import { PartForm, ProfilePart, ValueLine } from './profile-part.tsx'
import { type SentCode, sendCodeTo } from './send-code.ts'
import { useAccountForm } from './use-account-form.ts'

interface PhoneSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** The phone, whether it is proved, and how it is: a code goes there and comes back. */
export function PhoneSection({ user, onUser }: PhoneSectionProps) {
  const { phone, phoneVerified } = user
  const [isOpen, setOpen] = useState(!phoneVerified)
  const [sent, setSent] = useState<SentCode>()
  const prove = (proved: CurrentUser) => {
    setSent(undefined)
    setOpen(false)
    onUser(proved)
    toast({ title: 'Phone confirmed', description: 'You can sign in by a code from now on.' })
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
          onProved={prove}
          onOther={() => setSent(undefined)}
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
  const form = useAccountForm({
    initialValues: { phone },
    validate: zodValidate(phoneForm),
    send: (values) => sendCodeTo(values.phone),
    onDone: onSent,
  })
  return (
    <PartForm noValidate onSubmit={focusFirstError(form)} aria-label="Phone">
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="+91 XXXXX XXXXX"
        hint="We send a code by SMS."
        required
        className="wide"
        {...fieldProps(form, 'phone')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send Code
      </SubmitButton>
    </PartForm>
  )
}
