import { call, endpointKey } from '@farandfew/api-client'
import { messageRows } from '@farandfew/domain/constants/limits.ts'
import { inviteForm } from '@farandfew/domain/invites/invite.ts'
import { requestInvite, listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'

interface InviteFormProps {
  tripId: number
  /** The id of the selected departure, if there is one. */
  departureId?: number | undefined
  /** Called when the request is stored. */
  onReceived: () => void
}

/** The invite form. It is filled in with the member's name and address, and keeps what was typed until it is sent. */
export function InviteForm({ tripId, departureId, onReceived }: InviteFormProps) {
  const queryClient = useQueryClient()
  const { form, formProps, field, busy, outcome } = useForm({
    schema: inviteForm,
    initialValues: { name: '', email: '', message: '' },
    toInput: (values) => ({
      ...values,
      tripId,
      ...(departureId !== undefined && { scheduleId: departureId }),
    }),
    failureTitle: 'Submission Failed',
    send: async (request, { idempotencyKey }) => {
      await call(requestInvite, { body: request }, { idempotencyKey })
      for (const endpoint of [requestInvite, listInviteRequests]) {
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) })
      }
      onReceived()
    },
  })

  const { setValues } = form
  const { data: member } = useCurrentUser()
  useEffect(() => {
    if (!member) return
    const { firstName, lastName, email } = member
    const name = [firstName, lastName].filter(Boolean).join(' ')
    void setValues(
      (typed) => ({ ...typed, name: typed.name || name, email: typed.email || (email ?? '') }),
      false,
    )
  }, [member, setValues])

  return (
    <FormGrid {...formProps} aria-label="Invite request">
      <TextField label="Full Name" autoComplete="name" required {...field('name')} />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        required
        {...field('email')}
      />
      <TextAreaField
        label="Why are you excited about this trip? (Optional)"
        rows={messageRows}
        className="wide"
        {...field('message')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Submitting...">
        Submit Request
      </FormEnd>
    </FormGrid>
  )
}
