import { ApiError, call, endpointKey } from '@farandfew/api-client'
import {
  acceptInvitationForm,
  type Invitation,
} from '@farandfew/domain/operators/admin-operators.ts'
import {
  acceptInvitation,
  openInvitation,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { getAdminSession } from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../shared/calls/use-call.ts'
import { NewPasswordFields } from '../shared/forms/new-password-fields.tsx'
import { Loaded } from '../shared/notices/loaded.tsx'
import { paths } from '../shared/paths.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { Offer } from '../features/operator-sessions/offer.tsx'
import { RecoveryCodes } from '../features/operator-sessions/recovery-codes.tsx'

/** What an operator's link opens: name, password and second factor of their account. */
export default function InvitationPage() {
  const token = useUrlState().get('token')
  const query = useQuery({
    // The secret of the link is not cached.
    queryKey: ['invitation'],
    queryFn: () => call(openInvitation, { body: { token } }),
    gcTime: 0,
  })
  const { data, error } = query
  if (!data && error instanceof ApiError && error.status === 400) {
    return (
      <Notice>
        <Problem
          title="This link does not work"
          detail="It has expired or was used. Please ask an owner of the console for a new one."
        >
          <ButtonLink href={paths.today} variant="secondary">
            Sign in
          </ButtonLink>
        </Problem>
      </Notice>
    )
  }
  return (
    <Loaded
      query={query}
      loading="Opening your invitation…"
      failed="We could not open your invitation."
    >
      {(invitation) => <InvitationForm token={token} invitation={invitation} />}
    </Loaded>
  )
}

function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
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
      <FormOutcome of={outcome} />
      <SubmitButton busy={busy} busyLabel="Setting up...">
        Set up my account
      </SubmitButton>
    </Stack>
  )
}
