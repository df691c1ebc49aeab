import type { AuditEntry } from '@farandfew/domain/admin-audit'
import { tripFieldNames } from '@farandfew/domain/admin-trips'
import { toast } from '@farandfew/ui/toast'
import { ActionButton } from '../notices/action-button.tsx'
import { explainFailure } from '../notices/explain-failure.ts'
import { listFields } from './field-labels.ts'
import { useUndoTripChange } from './trips.data.ts'

/** The id of the trip that an entry of the log changed; undefined where it did something else. */
function changedTrip({ action, subject }: AuditEntry): number | undefined {
  if (action !== 'trip.changed' && action !== 'trip.change-undone') return undefined
  const [, id] = /^trip ([1-9]\d{0,9})$/.exec(subject ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

interface UndoTripChangeProps {
  entry: AuditEntry
  /** Called once it is undone, which is an entry of its own. */
  onUndone: () => void
}

/** The way back from an entry that changed a trip; nothing for any other. */
export function UndoTripChange({ entry, onUndone }: UndoTripChangeProps) {
  const tripId = changedTrip(entry)
  return tripId === undefined ? null : <Undo {...{ tripId, entry, onUndone }} />
}

function Undo({ tripId, entry, onUndone }: UndoTripChangeProps & { tripId: number }) {
  const { mutateAsync, isPending } = useUndoTripChange(tripId)
  const undo = async () => {
    try {
      await mutateAsync(entry.id)
    } catch (error) {
      const description = explainFailure(error)
      return toast({ title: 'Not undone', description, variant: 'destructive' })
    }
    const fields = tripFieldNames.filter((name) => Object.hasOwn(entry.after ?? {}, name))
    toast({ title: 'Undone', description: `${listFields(fields)} as before.` })
    onUndone()
  }
  return (
    <div>
      <ActionButton busy={isPending} busyLabel="Undoing..." onAction={() => void undo()}>
        Undo this change
      </ActionButton>
    </div>
  )
}
