import { otpRequestForm } from '@farandfew/domain/auth/auth-forms.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { requestOtp } from './auth.data.ts'
import type { SignInFormProps } from './email-login.tsx'
import { OtpCode } from './otp-code.tsx'
import { type SentCode, toSentCode } from './sent-code.ts'

interface OtpLoginProps extends SignInFormProps {
  /** The code that was sent; undefined until one was requested. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
  /** Called with a phone that has no account. */
  onCreateAccount: (phone: string) => void
}

/** Login with a code sent to a confirmed phone: first the phone, then the code. */
export function OtpLogin({ sent, onSent, ...rest }: OtpLoginProps) {
  return sent ? (
    <OtpCode sent={sent} onSent={onSent} {...rest} />
  ) : (
    <PhoneForm drafts={rest.drafts} onSent={onSent} />
  )
}

function PhoneForm({ drafts, onSent }: Pick<OtpLoginProps, 'drafts' | 'onSent'>) {
  const { formProps, field, busy, outcome } = useForm({
    schema: otpRequestForm,
    initialValues: { phone: '' },
    draft: { in: drafts, as: 'otp-phone' },
    send: async ({ phone }) => onSent(toSentCode(phone, await requestOtp(phone))),
  })
  return (
    <Stack as="form" gap={5} {...formProps} aria-label="Login with OTP">
      <TextField
        label="Phone"
        hint="A phone number that is confirmed in your profile. We send the code by SMS."
        type="tel"
        autoComplete="tel"
        placeholder="+91 XXXXX XXXXX"
        required
        {...field('phone')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Send OTP
      </FormEnd>
    </Stack>
  )
}
