import { type OtpRequestForm, otpRequestForm } from '@farandfew/domain/auth'
import { TextField } from '@farandfew/ui/field'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import type { SignInFormProps } from './email-login.tsx'
import { OtpCode } from './otp-code.tsx'
import { Column } from './sign-in.styles.ts'
import { type SentCode, sentNow } from './sent-code.ts'
import { useRequestCode } from './sign-in.data.ts'
import { useAccountForm } from '../../shared/forms/use-account-form.ts'

interface OtpLoginProps extends SignInFormProps {
  /** The code that is on its way; undefined until one was asked for. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
}

/** Login by a code that goes to a confirmed phone: the phone first, then the code. */
export function OtpLogin({ sent, onSent, ...rest }: OtpLoginProps) {
  return sent ? (
    <OtpCode sent={sent} onSent={onSent} {...rest} />
  ) : (
    <PhoneForm drafts={rest.drafts} onSent={onSent} />
  )
}

function PhoneForm({ drafts, onSent }: Pick<OtpLoginProps, 'drafts' | 'onSent'>) {
  const { mutateAsync } = useRequestCode()
  const { form, formProps } = useAccountForm<OtpRequestForm>({
    schema: otpRequestForm,
    empty: { phone: '' },
    draft: { in: drafts, as: 'otp-phone' },
    send: async ({ phone }) => onSent(sentNow(phone, await mutateAsync({ phone }))),
  })
  return (
    <Column {...formProps} aria-label="Login with OTP">
      <TextField
        label="Phone"
        hint="The phone that you confirmed in your profile. The code comes by SMS."
        type="tel"
        autoComplete="tel"
        placeholder="+91 XXXXX XXXXX"
        required
        {...fieldProps(form, 'phone')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send OTP
      </SubmitButton>
    </Column>
  )
}
