import { confirmPhone } from '@farandfew/api-client/account'
import { verifyPhoneForm } from '@farandfew/domain/account'
import type { CurrentUser } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { fieldProps } from '../../../shared/forms/field-props.ts'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { toastFailure } from '../../../shared/forms/toast-failure.ts'
import { useAccountForm } from '../../../shared/forms/use-account-form.ts'
import { useSecondsUntil } from '../../../shared/forms/use-seconds-until.ts'
import { ActionRow } from '../../../shared/layout/action-row.ts'
import { type SentCode, sendCodeTo } from './send-code.ts'
import { PartForm } from '../profile/profile-part.tsx'

interface PhoneCodeProps {
  sent: SentCode
  /** Another code went out. */
  onSent: (sent: SentCode) => void
  onConfirmed: (user: CurrentUser) => void
  /** It was to be another phone. */
  onOther: () => void
}

/** The code comes back. */
export function PhoneCode({ sent, onSent, onConfirmed, onOther }: PhoneCodeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const { form, formProps } = useAccountForm({
    schema: verifyPhoneForm,
    empty: { phone: sent.phone, code: '' },
    send: async (values) => onConfirmed(await confirmPhone(values)),
  })
  const minutes = Math.round(sent.expiresInSeconds / 60)
  return (
    <div ref={place}>
      <PartForm {...formProps} aria-label="Code">
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`We sent it to ${sent.phone}. It is good for ${minutes} minutes.`}
          required
          className="wide"
          {...fieldProps(form, 'code')}
        />
        <Actions>
          <SubmitButton busy={form.isSubmitting} busyLabel="Confirming...">
            Confirm Phone
          </SubmitButton>
          <SendAgain sent={sent} onSent={onSent} />
          <Button variant="quiet" onClick={onOther}>
            Use Another Number
          </Button>
        </Actions>
      </PartForm>
    </div>
  )
}

/** Asks for another code, once the wait is over. */
function SendAgain({ sent, onSent }: Pick<PhoneCodeProps, 'sent' | 'onSent'>) {
  const left = useSecondsUntil(sent.sentAt + sent.resendAfterSeconds * 1000)
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendCodeTo(sent.phone),
    onSuccess: (next) => {
      onSent(next)
      toast({ title: 'Code sent', description: 'The earlier one is worth nothing now.' })
    },
    onError: (error) => toastFailure(error),
  })
  return (
    <Button variant="secondary" size="lg" disabled={left > 0 || isPending} onClick={() => mutate()}>
      {left > 0 ? `Send Again in ${left} s` : 'Send Again'}
    </Button>
  )
}

const Actions = styled(ActionRow)`
  grid-column: 1 / -1;
  align-items: center;
  margin-top: 0;
`
