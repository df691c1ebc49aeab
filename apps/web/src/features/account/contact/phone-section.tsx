import { phoneForm } from '@farandfew/domain/account'
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
import { PhoneCode } from './phone-code.tsx'
import { PartForm, ProfilePart, ValueLine } from '../profile/profile-part.tsx'
import { type SentCode, sendCodeTo } from './send-code.ts'

interface PhoneSectionProps {
  user: CurrentUser
  onUser: (user: CurrentUser) => void
}

/** The phone, whether it is confirmed, and how it is: a code goes there and comes back. */
export function PhoneSection({ user, onUser }: PhoneSectionProps) {
  const { phone, phoneVerified } = user
  const [isOpen, setOpen] = useState(!phoneVerified)
  const [sent, setSent] = useState<SentCode>()
  const keepConfirmed = (confirmed: CurrentUser) => {
    setSent(undefined)
    setOpen(false)
    onUser(confirmed)
    toast({ title: 'Phone confirmed', description: 'You can log in by a code from now on.' })
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
          onConfirmed={keepConfirmed}
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
  const { form, formProps } = useAccountForm({
    empty: { phone },
    schema: phoneForm,
    send: async (values) => onSent(await sendCodeTo(values.phone)),
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
        {...fieldProps(form, 'phone')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send Code
      </SubmitButton>
    </PartForm>
  )
}
