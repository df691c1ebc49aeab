import { endpointKey } from '@farandfew/api-client'
import {
  acceptInvitationForm,
  type Invitation,
} from '@farandfew/domain/operators/admin-operators.ts'
import { acceptInvitation } from '@farandfew/domain/operators/admin-operators.contract.ts'
import { getAdminSession } from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../shared/calls/use-call.ts'
import { NewPasswordFields } from '../../shared/forms/new-password-fields.tsx'
import { paths } from '../../shared/paths.ts'
import { Offer } from './offer.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Name, password and second factor of the account that a link opens. */
export function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { name, email, role } = invitation
  const [codes, setCodes] = useState<readonly string[]>()
  const navigate = useNavigate()
  const { request } = useCall(acceptInvitation, {
    // The operator is signed in now.
    onSuccess: (_accepted, client) =>
      client.removeQueries({ queryKey: endpointKey(getAdminSession, {}) }),
  })
  const { formProps, field, busy, outcome } = useForm({
    schema: acceptInvitationForm,
    initialValues: { name, password: '', confirmPassword: '', code: '' },
    toInput: (values) => ({ ...values, token }),
    validateOnBlur: false,
    failureTitle: 'Your account was not set up',
    send: async (body) => setCodes((await request({ body })).recoveryCodes),
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void navigate(paths.start)} />
  return (
    <Stack as="form" gap={5} anywhere {...formProps} aria-label="Set up your account">
      <p>
        Your email address signs you in: <strong>{email}</strong>
        <span>{`. Your role: ${roleLabels[role]}.`}</span>
      </p>
      <TextField label="Your name" autoComplete="name" required {...field('name')} />
      <NewPasswordFields field={field} />
      <h2>Second factor</h2>
      <Offer offer={invitation} />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('code')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Setting up...">
        Set up my account
      </FormEnd>
    </Stack>
  )
}
