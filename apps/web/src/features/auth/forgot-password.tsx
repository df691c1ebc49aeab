import { call } from '@farandfew/api-client'
import { forgotPasswordForm } from '@farandfew/domain/auth/auth-forms.ts'
import { forgotPassword } from '@farandfew/domain/auth/auth.contract.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef, useState } from 'react'
import { modeTitles } from './mode-titles.ts'

/** Requests a link to set a new password. What it shows does not reveal whether an address is known. */
export function ForgotPassword({ drafts }: { drafts: Drafts }) {
  const [isSent, setSent] = useState(false)
  return isSent ? <Sent /> : <EmailForm drafts={drafts} onSent={() => setSent(true)} />
}

/** Takes the focus, so that a screen reader reads it. */
function Sent() {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Quiet
      size="inherit"
      ref={note}
      tabIndex={-1}
    >{`If that address is confirmed for an account, we are sending it a link to set a new password. The link works for one hour. If no email arrives, the address may not be confirmed. Write to ${brand.email}, and we will help.`}</Quiet>
  )
}

interface EmailFormProps {
  drafts: Drafts
  onSent: () => void
}

function EmailForm({ drafts, onSent }: EmailFormProps) {
  const { formProps, field, busy, outcome } = useForm({
    schema: forgotPasswordForm,
    initialValues: { email: emailFromLogin(drafts) },
    draft: { in: drafts, as: 'forgot-password' },
    send: async (form) => {
      await call(forgotPassword, { body: form })
      onSent()
    },
  })
  return (
    <Stack as="form" gap={5} {...formProps} aria-label={modeTitles['forgot-password']}>
      <TextField
        label="Email"
        hint="We will send you a link to set a new password."
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Sending...">
        Send the link
      </FormEnd>
    </Stack>
  )
}

/** The email address that was typed into the login form, or an empty text. */
function emailFromLogin(drafts: Drafts): string {
  const { username = '' } = (drafts.get('email-login') ?? {}) as { username?: string }
  return username.includes('@') ? username : ''
}
