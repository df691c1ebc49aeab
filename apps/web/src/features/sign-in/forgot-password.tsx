import { brand } from '@farandfew/domain/brand'
import { forgotPasswordForm, type ForgotPasswordForm } from '@farandfew/domain/auth'
import { Button } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { useEffect, useRef, useState } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Column, Note, Stack } from './sign-in.styles.ts'
import { useForgotPassword } from './sign-in.data.ts'
import { type Drafts, useAccountForm } from './use-account-form.ts'

interface ForgotPasswordProps {
  drafts: Drafts
  /** Goes back to the login. */
  onReturn: () => void
}

/** Asks for a link by which a new password is set. What it says never tells whether an address is known. */
export function ForgotPassword({ drafts, onReturn }: ForgotPasswordProps) {
  const [sent, setSent] = useState(false)
  const back = (
    <Button variant="quiet" onClick={onReturn}>
      Return to login
    </Button>
  )
  if (!sent) {
    return (
      <AddressForm drafts={drafts} onSent={() => setSent(true)}>
        {back}
      </AddressForm>
    )
  }
  return (
    <Stack>
      <Sent />
      {back}
    </Stack>
  )
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
  children: React.ReactNode
}

function AddressForm({ drafts, onSent, children }: AddressFormProps) {
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
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <Column {...formProps} aria-label="Forgot your password?">
      <div ref={place}>
        <TextField
          label="Email"
          hint="We send a link there by which you set a new password."
          type="email"
          autoComplete="email"
          required
          {...fieldProps(form, 'email')}
        />
      </div>
      <SubmitButton busy={form.isSubmitting} busyLabel="Sending...">
        Send the link
      </SubmitButton>
      {children}
    </Column>
  )
}

/** The e-mail address that stands in the login already. */
function typedAddress(drafts: Drafts): string {
  const { username = '' } = (drafts.get('email-login') ?? {}) as { username?: string }
  return username.includes('@') ? username : ''
}
