import type { AuditEntry } from '@farandfew/domain/admin-audit'
import { tripFieldNames } from '@farandfew/domain/admin-trips'
import { toast } from '@farandfew/ui/toast'
import { ActionButton } from '../notices/action-button.tsx'
import { explainFailure } from '../notices/explain-failure.ts'
import { listFields } from '../trips/field-labels.ts'
import { useUndoTripChange } from '../trips/trips.data.ts'
import { useReloadAuditLog } from './audit.data.ts'

/** The id of the trip that an entry changed; undefined where it did something else. */
export function changedTrip({ action, subject }: AuditEntry): number | undefined {
  if (action !== 'trip.changed' && action !== 'trip.change-undone') return undefined
  const [, id] = /^trip ([1-9]\d{0,9})$/.exec(subject ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

/** Gives a trip's changed fields back what they were, where nothing has changed them since. */
export function UndoTripChange({ entry, tripId }: { entry: AuditEntry; tripId: number }) {
  const { mutateAsync, isPending } = useUndoTripChange(tripId)
  const reload = useReloadAuditLog()
  const undo = async () => {
    try {
      await mutateAsync(entry.id)
      const fields = tripFieldNames.filter((name) => Object.hasOwn(entry.after ?? {}, name))
      toast({ title: 'Undone', description: `${listFields(fields)} as before.` })
      reload()
    } catch (error) {
      const description = explainFailure(error)
      toast({ title: 'Not undone', description, variant: 'destructive' })
    }
  }
  return (
    <div>
      <ActionButton busy={isPending} busyLabel="Undoing..." onAction={() => void undo()}>
        Undo this change
      </ActionButton>
    </div>
  )
}
