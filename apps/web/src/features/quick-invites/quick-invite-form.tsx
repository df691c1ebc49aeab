import type { QuickInviteInput } from '@farandfew/api-client/account'
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
import { useEffect } from 'react'
import { fieldProps } from '../../shared/forms/field-props.ts'
import { FormGrid } from '../../shared/forms/form-grid.ts'
import { SubmitButton } from '../../shared/forms/submit-button.tsx'
import { type Drafts, useAccountForm } from '../../shared/forms/use-account-form.ts'
import { useSendQuickInvite } from './quick-invite.data.ts'
import { QuickInviteTrips } from './quick-invite-trips.tsx'

const empty = {
  preferredDestination: '',
  travelMonth: '',
  groupSizePreference: '',
  budgetRange: '',
  whyJoin: '',
  additionalRequests: '',
}

interface QuickInviteFormProps {
  /** Where what is typed is kept. */
  drafts: Drafts
  /** The key under which these values are sent, however often. */
  keyOf: (form: object) => string
  onReceived: () => void
}

/** The quick invite form: what was typed stays until it has been received. */
export function QuickInviteForm(props: QuickInviteFormProps) {
  useEffect(prepareToasts, [])
  const { form, formProps } = useQuickInviteForm(props)
  return (
    <FormGrid {...formProps} aria-label="Quick invite request">
      <QuickInviteTrips
        chosen={form.values.preferredDestination}
        onChoose={(destination) => void form.setFieldValue('preferredDestination', destination)}
      />
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

function useQuickInviteForm({ drafts, keyOf, onReceived }: QuickInviteFormProps) {
  const { mutateAsync } = useSendQuickInvite()
  return useAccountForm({
    schema: quickInviteForm,
    empty,
    draft: { in: drafts, as: 'quick-invite' },
    failureTitle: 'Submission Failed',
    send: async (values) => {
      // The form's rules have found each of the choices among its options.
      const form = values as QuickInviteInput
      await mutateAsync({ form, idempotencyKey: keyOf(form) })
      toast({
        title: 'Request Submitted Successfully!',
        description: `We will review your request within ${inviteReviewHours} hours.`,
      })
      onReceived()
    },
  })
}
