import { call } from '@farandfew/api-client'
import { otpVerifyForm } from '@farandfew/domain/auth/auth-forms.ts'
import { verifyOtp } from '@farandfew/domain/auth/auth.contract.ts'
import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useSecondsUntil } from '@farandfew/ui/form/use-seconds-until.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { clockTime } from '../../shared/clock-time.ts'
import { readRequestKey } from '../../shared/request-key.ts'
import { requestOtp, useStoreMember } from './auth.data.ts'
import type { SignInFormProps } from './email-login.tsx'
import { modeTitles } from './mode-titles.ts'
import { type SentCode, toSentCode } from './sent-code.ts'
import { CodeField } from '../../shared/forms/code-field.tsx'
import { useBusy } from '../../shared/use-busy.ts'

interface OtpCodeProps extends SignInFormProps {
  sent: SentCode
  onSent: (sent: SentCode | undefined) => void
  /** Called with a phone that has no account. */
  onCreateAccount: (phone: string) => void
}

/**
 * The form for the code, with the time until it expires and a button that sends another one. Whether the phone is known
 * is not said, so the way to a new account is always there.
 */
export function OtpCode({ sent, onSent, onCreateAccount, drafts, onSignedIn }: OtpCodeProps) {
  const { phone } = sent
  const storeMember = useStoreMember()
  const { form, formProps, field, busy, outcome } = useForm({
    schema: otpVerifyForm,
    initialValues: { phone, code: '' },
    send: async ({ code }) => {
      const body = { phone, code, requestKey: readRequestKey() }
      storeMember(await call(verifyOtp, { body }))
      onSignedIn()
    },
  })
  const container = useRef<HTMLDivElement>(null)
  const focusCode = () => container.current?.querySelector('input')?.focus()
  useEffect(() => void focusCode(), [])
  const changePhone = () => {
    drafts.set('otp-phone', { phone })
    onSent(undefined)
  }
  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Enter the code">
      <Quiet size="inherit">{`If ${phoneLabel(phone)} is confirmed for an account, we are sending it a code by SMS. The code works in this browser only.`}</Quiet>
      <div ref={container}>
        <CodeField {...field('code')} />
      </div>
      <Expiry expiresAt={sent.expiresAt} />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Logging in...">
        Log In
      </FormEnd>
      <SmallActions>
        <ResendCode
          sent={sent}
          onSent={(next) => {
            void form.setFieldValue('code', '', false)
            onSent(next)
            focusCode()
          }}
        />
        <Button variant="quiet" onClick={changePhone}>
          Use another phone
        </Button>
      </SmallActions>
      <Stack gap={3} align="start" divided={5}>
        <Quiet size="inherit">
          No code after a minute? This phone may not be confirmed for any account.
        </Quiet>
        <Button variant="secondary" onClick={() => onCreateAccount(phone)}>
          {modeTitles.signup}
        </Button>
      </Stack>
    </Stack>
  )
}

/** The time until the code expires. A screen reader reads only that it has expired, once. */
function Expiry({ expiresAt }: Pick<SentCode, 'expiresAt'>) {
  const seconds = useSecondsUntil(expiresAt)
  return (
    <div>
      {seconds > 0 && (
        <Quiet
          size="inherit"
          role="timer"
          aria-live="off"
        >{`The code is valid for ${clockTime(seconds)}.`}</Quiet>
      )}
      <Quiet size="inherit" role="status">
        {seconds === 0 && 'The code has expired. Please request a new one.'}
      </Quiet>
    </div>
  )
}

interface ResendCodeProps {
  sent: SentCode
  onSent: (sent: SentCode) => void
}

function ResendCode({ sent: { phone, resendAt }, onSent }: ResendCodeProps) {
  const wait = useSecondsUntil(resendAt)
  const { isBusy, run } = useBusy()
  const resend = async () => {
    try {
      onSent(toSentCode(phone, await requestOtp(phone)))
      toast({ title: 'Code sent again', description: 'Only the newest code works.' })
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <Button variant="quiet" disabled={wait > 0} busy={isBusy} onClick={() => void run(resend)}>
      {wait > 0 ? `Resend in ${wait} s` : 'Resend'}
    </Button>
  )
}

const SmallActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-inline: -12px;
`
