import { endpointKey } from '@farandfew/api-client'
import { changePasswordForm } from '@farandfew/domain/auth/auth-forms.ts'
import type { OwnAccount } from '@farandfew/domain/operators/admin-operators.ts'
import {
  changeOwnPassword,
  endOwnSession,
  getOwnAccount,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import { roleLabels } from '@farandfew/domain/contract/roles.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { NewPasswordFields } from '../../shared/forms/new-password-fields.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { roleWords } from '../../shared/role/role-words.ts'
import { SessionList } from './session-list.tsx'
import { PageSection } from '../../shared/page/page-section.ts'

const account = [endpointKey(getOwnAccount, {})]

/** Who is signed in. */
export function WhoIsSignedIn({ operator }: OwnAccount) {
  return (
    <Text maxWidth="66ch" marginBottom={8} anywhere>
      {operator
        ? `You are ${operator.name}, ${operator.email}. Your role: ${roleLabels[operator.role]}. ${roleWords[operator.role]}`
        : "You have signed in with the club's password, as an owner."}
    </Text>
  )
}

/** Changes the password of the operator's own account. */
export function PasswordSection() {
  const { request } = useCall(changeOwnPassword, { shows: account })
  const form = useForm({
    schema: changePasswordForm,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validateOnBlur: false,
    failureTitle: 'Your password was not changed',
    send: async (body, { resetTo, succeed }) => {
      await request({ body })
      resetTo({ currentPassword: '', password: '', confirmPassword: '' })
      succeed({ title: 'Password changed', description: 'Your other sessions have ended.' })
    },
  })
  return (
    <PageSection aria-labelledby="own-password">
      <h2 id="own-password">Your password</h2>
      <SendForm
        of={form}
        gap={5}
        maxWidth={440}
        label="Change your password"
        submit="Change password"
        busyLabel="Changing..."
      >
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          {...form.field('currentPassword')}
        />
        <NewPasswordFields field={form.field} noun="new password" />
      </SendForm>
    </PageSection>
  )
}

/** The operator's own sessions. */
export function OwnSessions({ sessions }: OwnAccount) {
  // One that has ended already is read again.
  const { send, sending, error } = useCall(endOwnSession, {
    shows: account,
    failureReloads: account,
  })
  return (
    <PageSection aria-labelledby="own-sessions">
      <h2 id="own-sessions">Your sessions</h2>
      <p>
        A session ends after an hour without use, after twelve hours in any case, and when your
        password or your role changes.
      </p>
      <SessionList
        label="Your sessions"
        sessions={sessions}
        ending={sending?.params.id}
        onEnd={(id) => send({ params: { id } })}
      />
      {error && <p role="alert">{explainFailure(error)}</p>}
    </PageSection>
  )
}
