import { call } from '@farandfew/api-client'
import { verifyPhoneForm } from '@farandfew/domain/auth/auth-forms.ts'
import { verifyPhone } from '@farandfew/domain/auth/auth.contract.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { Row } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readRequestKey } from '../../../shared/request-key.ts'
import { requestPhoneCode, type SentCode } from '../data/account.data.ts'
import { CodeField } from '../../../shared/forms/code-field.tsx'

interface PhoneCodeProps {
  sent: SentCode
  onSent: (sent: SentCode) => void
  onConfirmed: (user: CurrentUser) => void
  onChangePhone: () => void
}

export function PhoneCode({ sent, onSent, onConfirmed, onChangePhone }: PhoneCodeProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  const { formProps, field, busy, outcome } = useForm({
    schema: verifyPhoneForm,
    initialValues: { phone: sent.phone, currentPassword: sent.currentPassword, code: '' },
    send: async (form) =>
      onConfirmed(await call(verifyPhone, { body: { ...form, requestKey: readRequestKey() } })),
  })
  const minutes = Math.round(sent.expiresInSeconds / 60)
  return (
    <div ref={container}>
      <FormGrid maxWidth={760} marginTop={4} {...formProps} aria-label="Code">
        <CodeField
          hint={`We sent it to ${phoneLabel(sent.phone)}. It is valid for ${minutes} minutes, in this browser only.`}
          className="wide"
          {...field('code')}
        />
        <FormOutcome of={outcome} />
        <Row gap={3} wide>
          <SubmitButton busy={busy} busyLabel="Confirming...">
            Confirm Phone
          </SubmitButton>
          <SendAgain sent={sent} onSent={onSent} />
          <Button variant="quiet" onClick={onChangePhone}>
            Use Another Number
          </Button>
        </Row>
      </FormGrid>
    </div>
  )
}

/** Sends another code. Disabled until the API accepts the next request. */
function SendAgain({ sent, onSent }: Pick<PhoneCodeProps, 'sent' | 'onSent'>) {
  const wait = useSecondsUntil(sent.sentAt + sent.resendAfterSeconds * 1000)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      requestPhoneCode({ phone: sent.phone, currentPassword: sent.currentPassword }),
    onSuccess: (next) => {
      onSent(next)
      toast({ title: 'Code sent', description: 'The earlier code no longer works.' })
    },
    onError: (error) => toastFailure(error),
  })
  return (
    <Button variant="secondary" size="lg" disabled={wait > 0 || isPending} onClick={() => mutate()}>
      {wait > 0 ? `Send Again in ${wait} s` : 'Send Again'}
    </Button>
  )
}
