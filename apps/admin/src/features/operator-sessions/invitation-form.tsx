import { ApiError } from '@farandfew/api-client'
import {
  acceptInvitationForm,
  type Invitation,
} from '@farandfew/domain/operators/admin-operators.ts'
import { roleLabels } from '@farandfew/domain/operators/roles.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { Offer } from './offer.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useAcceptInvitation, useInvitation } from './security.data.ts'

/** What an operator's link opens: name, password and second factor of their account. */
export function InvitationView({ token }: { token: string }) {
  const query = useInvitation(token)
  if (query.data) return <InvitationForm token={token} invitation={query.data} />
  if (query.errorUpdateCount === 0) return <p role="status">Opening your invitation…</p>
  const { error } = query
  if (error instanceof ApiError && error.status === 400) {
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
    <LoadProblem
      title="We could not open your invitation."
      error={error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { name, email, role } = invitation
  const [codes, setCodes] = useState<readonly string[]>()
  const navigate = useNavigate()
  const { mutateAsync: accept } = useAcceptInvitation()
  const { formProps, field, busy, outcome } = useForm({
    schema: acceptInvitationForm,
    initialValues: { name, password: '', confirmPassword: '', code: '' },
    toInput: (values) => ({ ...values, token }),
    validateOnBlur: false,
    failureTitle: 'Your account was not set up',
    send: async (body) => setCodes((await accept(body)).recoveryCodes),
  })
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void navigate(paths.today)} />
  return (
    <Form {...formProps} aria-label="Set up your account">
      <p>
        Your email address signs you in: <strong>{email}</strong>. Your role: {roleLabels[role]}.
      </p>
      <TextField label="Your name" autoComplete="name" required {...field('name')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        required
        {...field('password')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
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
        Set Up My Account
      </SubmitButton>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 20px;
  > p {
    overflow-wrap: anywhere;
  }
`
