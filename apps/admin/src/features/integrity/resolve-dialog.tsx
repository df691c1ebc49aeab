import { ApiError, endpointKey } from '@farandfew/api-client'
import {
  type Fault,
  type FaultAction,
  type FaultKind,
  faultForms,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import { getIntegrity, resolveFault } from '@farandfew/domain/integrity/admin-integrity.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

const integrity = endpointKey(getIntegrity, {})
/** The page shows what a call answers, and the counts are read again. */
export const showsIntegrity = { shows: [integrity], reloads: [endpointKey(getOpenWork)] }

/** Whether the fault is no longer what the operator saw. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.code === 'FAULT_CHANGED'

/** An action of a fault that the operator has chosen. */
export interface Choice {
  kind: FaultKind
  fault: Fault
  action: FaultAction
}

interface ResolveDialogProps extends Choice {
  onClose: () => void
  onCloseAutoFocus: (event: Event) => void
}

/** Says what an action does, asks for its reason, and does it. */
export function ResolveDialog({ kind, fault, action, ...events }: ResolveDialogProps) {
  const { asks, label, consequence } = action
  const client = useQueryClient()
  const { request } = useCall(resolveFault, showsIntegrity)
  const form = useForm({
    // Every form is a part of this one.
    schema: faultForms[asks] as typeof faultForms.payout,
    initialValues: { reason: '', reference: '' },
    toInput: ({ reason, reference }) =>
      asks === 'payout' ? { reason, reference } : asks === 'reason' ? { reason } : {},
    failureTitle: 'Not resolved',
    send: async (form) => {
      const params = { kind: kind.kind, key: fault.key, action: action.action }
      await request({ params, body: { mark: fault.mark, ...form } })
      toast({ title: 'Resolved', description: `${kind.name}: ${label}` })
      events.onClose()
    },
    onFailure: (error) => {
      if (!isOutdated(error)) {
        return { title: 'Not resolved', description: explainFailure(error) }
      }
      void client.invalidateQueries({ queryKey: integrity })
      toast({
        title: 'It has changed',
        description: 'The page now shows how it is.',
      })
      events.onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      {...events}
      title={`${label}?`}
      description={`${fault.facts} ${consequence}`}
      of={form}
      submit={label}
      busyLabel="Resolving..."
    >
      {asks !== 'nothing' && (
        <TextField label="Reason" hint="Kept in the log" required {...form.field('reason')} />
      )}
      {asks === 'payout' && (
        <TextField
          label="Reference of the payment"
          hint="Such as the UTR of the bank transfer. The member reads it in the email."
          autoComplete="off"
          required
          {...form.field('reference')}
        />
      )}
    </FormDialog>
  )
}
