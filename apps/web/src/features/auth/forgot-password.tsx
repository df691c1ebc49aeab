import { brand } from '@farandfew/domain/brand'
import { forgotPasswordForm, type ForgotPasswordForm } from '@farandfew/domain/auth'
import { TextField } from '@farandfew/ui/field'
import { useEffect, useRef, useState } from 'react'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { modeTitles } from './mode-titles.ts'
import { Column, Note } from './sign-in.styles.ts'
import { useForgotPassword } from './sign-in.data.ts'
import { type Drafts, useAccountForm } from '../../shared/forms/use-account-form.ts'

/** Asks for a link by which a new password is set. What it says never tells whether an address is known. */
export function ForgotPassword({ drafts }: { drafts: Drafts }) {
  const [sent, setSent] = useState(false)
  return sent ? <Sent /> : <AddressForm drafts={drafts} onSent={() => setSent(true)} />
}

/** Takes the focus, which has a screen reader say it. */
function Sent() {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Note ref={words} tabIndex={-1}>
      If that address was confirmed for an account, a link to set a new password is on its way. It
      is good for one hour. If none comes, the address was never confirmed: write to {brand.email},
      and the desk helps.
    </Note>
  )
}

interface AddressFormProps {
  drafts: Drafts
  onSent: () => void
}

function AddressForm({ drafts, onSent }: AddressFormProps) {
  const { mutateAsync } = useForgotPassword()
  const { form, formProps } = useAccountForm<ForgotPasswordForm>({
    schema: forgotPasswordForm,
    empty: { email: typedAddress(drafts) },
    draft: { in: drafts, as: 'forgot-password' },
    send: async (values) => {
      await mutateAsync(values)
      onSent()
    },
  })
  return (
    <Column {...formProps} aria-label={modeTitles['forgot-password']}>
      <TextField
        label="Email"
        hint="We send a link there by which you set a new password."
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send the link
      </SubmitButton>
    </Column>
  )
}

/** The email address that stands in the login already. */
function typedAddress(drafts: Drafts): string {
  const { username = '' } = (drafts.get('email-login') ?? {}) as { username?: string }
  return username.includes('@') ? username : ''
}
