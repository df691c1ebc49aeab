import { otpVerifyForm, type OtpVerifyForm } from '@farandfew/domain/auth'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { toast } from '@farandfew/ui/toast'
import { useEffect, useRef } from 'react'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { toastFailure } from '../../shared/forms/toast-failure.ts'
import { useAccountForm } from '../../shared/forms/use-account-form.ts'
import { useSecondsUntil } from '../../shared/forms/use-seconds-until.ts'
import type { SignInFormProps } from './email-login.tsx'
import { Column, Note, WaysOn } from './sign-in.styles.ts'
import { type SentCode, sentNow } from './sent-code.ts'
import { useRequestCode, useSignInByCode } from './sign-in.data.ts'

interface OtpCodeProps extends SignInFormProps {
  sent: SentCode
  onSent: (sent: SentCode | undefined) => void
}

/** Takes the code that was sent, shows how long it is good for, and sends another after a while. */
export function OtpCode({ sent, onSent, drafts, onSignedIn }: OtpCodeProps) {
  const { phone } = sent
  const { mutateAsync } = useSignInByCode()
  const { form, formProps } = useAccountForm<OtpVerifyForm>({
    schema: otpVerifyForm,
    empty: { phone, code: '' },
    send: async ({ code }) => {
      await mutateAsync({ phone, code: code.replace(/\s/g, '') })
      onSignedIn()
    },
  })
  const place = useRef<HTMLDivElement>(null)
  const focusCode = () => place.current?.querySelector('input')?.focus()
  useEffect(() => void focusCode(), [])
  const changePhone = () => {
    drafts.set('otp-phone', { phone })
    onSent(undefined)
  }
  return (
    <Column {...formProps} aria-label="Enter the code">
      <Note>If {phone} was confirmed for an account, a code is on its way to it by SMS.</Note>
      <div ref={place}>
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          {...fieldProps(form, 'code')}
        />
      </div>
      <Expiry expiresAt={sent.expiresAt} />
      <SubmitButton busy={form.isSubmitting} busyLabel="Logging in...">
        Log In
      </SubmitButton>
      <WaysOn>
        <Resend
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
      </WaysOn>
    </Column>
  )
}

const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The time that is left is shown and not read out; that it is over is said once. */
function Expiry({ expiresAt }: Pick<SentCode, 'expiresAt'>) {
  const seconds = useSecondsUntil(expiresAt)
  return (
    <div>
      {seconds > 0 && (
        <Note role="timer" aria-live="off">
          The code is good for {clockTime(seconds)}.
        </Note>
      )}
      <Note role="status">{seconds === 0 && 'The code has expired. Please send another one.'}</Note>
    </div>
  )
}

interface ResendProps {
  sent: SentCode
  onSent: (sent: SentCode) => void
}

function Resend({ sent: { phone, resendAt }, onSent }: ResendProps) {
  const wait = useSecondsUntil(resendAt)
  const { mutateAsync, isPending } = useRequestCode()
  const resend = async () => {
    try {
      onSent(sentNow(phone, await mutateAsync({ phone })))
      toast({ title: 'Code sent again', description: 'Only the newest code counts.' })
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <Button variant="quiet" disabled={wait > 0} busy={isPending} onClick={() => void resend()}>
      {wait > 0 ? `Resend in ${wait} s` : 'Resend'}
    </Button>
  )
}
