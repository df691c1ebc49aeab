import {
  inviteReviewHours,
  messageRows,
  whyJoinMinLength,
} from '@farandfew/domain/constants/limits.ts'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '@farandfew/domain/invites/invite.options.ts'
import { quickInviteForm } from '@farandfew/domain/quick-invites/quick-invite.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import type { IdempotencyKey } from '@farandfew/ui/form/use-idempotency-key.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { FormGrid } from '@farandfew/ui/primitives/blocks.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { call, endpointKey } from '@farandfew/api-client'
import { listInviteRequests } from '@farandfew/domain/invites/invites.contract.ts'
import { requestQuickInvite } from '@farandfew/domain/quick-invites/quick-invites.contract.ts'
import type { ContractInput } from '@farandfew/domain/contract/contract.ts'
import type { InviteRequestItem } from '@farandfew/domain/invites/invite.ts'
import { useQueryClient } from '@tanstack/react-query'
import { QuickInviteTrips } from './quick-invite-trips.tsx'

const emptyForm = {
  preferredDestination: '',
  travelMonth: '',
  groupSizePreference: '',
  budgetRange: '',
  whyJoin: '',
  additionalRequests: '',
}

interface QuickInviteFormProps {
  /** Keeps the typed text while the dialog is closed. */
  drafts: Drafts
  idempotencyKey: IdempotencyKey
  /** Called when the request is stored. */
  onReceived: () => void
}

export function QuickInviteForm({ drafts, idempotencyKey, onReceived }: QuickInviteFormProps) {
  const requestQuickInvite = useRequestQuickInvite()
  const { form, formProps, field, busy, outcome } = useForm({
    schema: quickInviteForm,
    initialValues: emptyForm,
    draft: { in: drafts, as: 'quick-invite' },
    idempotencyKey,
    failureTitle: 'Submission Failed',
    send: async (request, sending) => {
      await requestQuickInvite(request, sending.idempotencyKey)
      toast({
        title: 'Request Submitted Successfully!',
        description: `We will review your request within ${inviteReviewHours} hours.`,
      })
      onReceived()
    },
  })
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
        {...field('preferredDestination')}
      />
      <SelectField
        label="Travel month"
        placeholder="Select a month"
        options={travelMonths}
        required
        {...field('travelMonth')}
      />
      <SelectField
        label="Group size preference"
        placeholder="Select a group size"
        options={groupSizePreferences}
        required
        {...field('groupSizePreference')}
      />
      <SelectField
        label="Budget range"
        placeholder="Select a budget"
        options={budgetRanges}
        required
        className="wide"
        {...field('budgetRange')}
      />
      <TextAreaField
        label="Why would you like to join"
        hint={`At least ${whyJoinMinLength} characters.`}
        rows={messageRows}
        required
        className="wide"
        {...field('whyJoin')}
      />
      <TextAreaField
        label="Additional requests (optional)"
        rows={messageRows}
        className="wide"
        {...field('additionalRequests')}
      />
      <FormEnd busy={busy} outcome={outcome} busyLabel="Submitting...">
        Submit Request
      </FormEnd>
    </FormGrid>
  )
}

type QuickInviteInput = ContractInput<typeof requestQuickInvite>['body']

const listKey = endpointKey(listInviteRequests)

/**
 * Returns a function that sends a quick request and adds it to the top of the member's list. If the list was not
 * loaded, it is refreshed instead.
 */
function useRequestQuickInvite() {
  const queryClient = useQueryClient()
  return async (form: QuickInviteInput, idempotencyKey: string) => {
    const { item } = await call(requestQuickInvite, { body: form }, { idempotencyKey })
    const list = queryClient.getQueryData<InviteRequestItem[]>(listKey)
    if (!list) return void queryClient.invalidateQueries({ queryKey: listKey })
    const others = list.filter(({ kind, id }) => kind !== item.kind || id !== item.id)
    queryClient.setQueryData<InviteRequestItem[]>(listKey, [item, ...others])
  }
}
