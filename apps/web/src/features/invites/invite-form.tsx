import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { messageRows } from '@farandfew/domain/constants'
import { inviteForm } from '@farandfew/domain/invites'
import { TextAreaField, TextField } from '@farandfew/ui/field'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useEffect } from 'react'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { focusFirstError } from '../../shared/forms/focus-first-error.ts'
import { FormGrid } from '../../shared/forms/form-grid.ts'
import { useIdempotencyKey } from '../../shared/forms/use-idempotency-key.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { zodValidate } from '../../shared/forms/zod-validate.ts'
import { useCurrentUser } from '../../shared/current-member/member.data.ts'
import { useRequestInvite } from './invite.data.ts'

interface Draft {
  name: string
  email: string
  message: string
}

interface InviteFormProps {
  tripId: number
  /** The departure that was chosen, where one was. */
  scheduleId?: number | undefined
  /** The request was received. */
  onReceived: () => void
}

const empty: Draft = { name: '', email: '', message: '' }

/** The invite form: what was typed stays until it has been received. */
export function InviteForm({ tripId, scheduleId, onReceived }: InviteFormProps) {
  useEffect(prepareToasts, [])
  const { mutateAsync } = useRequestInvite()
  const { keyOf } = useIdempotencyKey()
  const asked = { tripId, ...(scheduleId !== undefined && { scheduleId }) }

  const send = async (values: Draft, { setErrors }: FormikHelpers<Draft>) => {
    const request = { ...values, ...asked }
    try {
      await mutateAsync({ form: request, idempotencyKey: keyOf(request) })
      onReceived()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors)
      toast({
        title: 'Submission Failed',
        description: serverMessage(error, 'Please try again later.'),
        variant: 'destructive',
      })
    }
  }

  const validate = zodValidate(inviteForm)
  const form = useFormik<Draft>({
    initialValues: empty,
    validate: (values) => validate({ ...values, ...asked }),
    onSubmit: send,
  })

  const { setValues } = form
  const { data: member } = useCurrentUser()
  useEffect(() => {
    if (!member) return
    const { firstName, lastName, email } = member
    const name = [firstName, lastName].filter(Boolean).join(' ')
    // What was typed meanwhile stands.
    void setValues(
      (typed) => ({ ...typed, name: typed.name || name, email: typed.email || (email ?? '') }),
      false,
    )
  }, [member, setValues])

  return (
    <FormGrid noValidate onSubmit={focusFirstError(form)} aria-label="Invite request">
      <TextField label="Full Name" autoComplete="name" required {...fieldProps(form, 'name')} />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <TextAreaField
        label="Why are you excited about this trip? (Optional)"
        rows={messageRows}
        className="wide"
        {...fieldProps(form, 'message')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Submitting...">
        Submit Request
      </SubmitButton>
    </FormGrid>
  )
}
