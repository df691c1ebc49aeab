import type { QuickInviteInput } from '@farandfew/api-client/account'
import { ApiError, serverMessage } from '@farandfew/api-client/call'
import { inviteReviewHours, messageRows, whyJoinMinLength } from '@farandfew/domain/constants'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  quickInviteForm,
  travelMonths,
} from '@farandfew/domain/quick-invites'
import { SelectField, TextAreaField } from '@farandfew/ui/field'
import { prepareToasts, toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useEffect } from 'react'
import { fieldProps } from '../forms/field-props.ts'
import { focusFirstError } from '../forms/focus-first-error.ts'
import { FormGrid } from '../forms/form-grid.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { zodValidate } from '../forms/zod-validate.ts'
import { useSendQuickInvite } from './quick-invite.data.ts'

const empty = {
  preferredDestination: '',
  travelMonth: '',
  groupSizePreference: '',
  budgetRange: '',
  whyJoin: '',
  additionalRequests: '',
}
type Draft = typeof empty

/** The quick invite form: what was typed stays until it has been received. */
export function QuickInviteForm({ onReceived }: { onReceived: () => void }) {
  useEffect(prepareToasts, [])
  const form = useQuickInviteForm(onReceived)
  return (
    <FormGrid noValidate onSubmit={focusFirstError(form)} aria-label="Quick invite request">
      <SelectField
        label="Preferred destination (optional)"
        placeholder="Select a destination"
        options={preferredDestinations}
        className="wide"
        {...fieldProps(form, 'preferredDestination')}
      />
      <SelectField
        label="Travel month"
        placeholder="Select a month"
        options={travelMonths}
        required
        {...fieldProps(form, 'travelMonth')}
      />
      <SelectField
        label="Group size preference"
        placeholder="Select a group size"
        options={groupSizePreferences}
        required
        {...fieldProps(form, 'groupSizePreference')}
      />
      <SelectField
        label="Budget range"
        placeholder="Select a budget"
        options={budgetRanges}
        required
        className="wide"
        {...fieldProps(form, 'budgetRange')}
      />
      <TextAreaField
        label="Why would you like to join"
        hint={`At least ${whyJoinMinLength} characters.`}
        rows={messageRows}
        required
        className="wide"
        {...fieldProps(form, 'whyJoin')}
      />
      <TextAreaField
        label="Additional requests (optional)"
        rows={messageRows}
        className="wide"
        {...fieldProps(form, 'additionalRequests')}
      />
      <SubmitButton busy={form.isSubmitting} busyLabel="Submitting...">
        Submit Request
      </SubmitButton>
    </FormGrid>
  )
}

function useQuickInviteForm(onReceived: () => void) {
  const { mutateAsync } = useSendQuickInvite()
  const { keyOf } = useIdempotencyKey()
  const send = async (values: Draft, { setErrors }: FormikHelpers<Draft>) => {
    try {
      // The form's rules have found each of the choices among its options.
      const form = values as QuickInviteInput
      await mutateAsync({ form, idempotencyKey: keyOf(form) })
      toast({
        title: 'Request Submitted Successfully!',
        description: `We will review your request within ${inviteReviewHours} hours.`,
      })
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
  return useFormik<Draft>({
    initialValues: empty,
    validate: zodValidate(quickInviteForm),
    onSubmit: send,
  })
}
