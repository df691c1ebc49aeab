import type { AdminTrip, TripHistoryEntry } from '@farandfew/domain/trips/admin-trips.ts'
import { tripFieldNames, type TripField } from '@farandfew/domain/trips/trip-fields.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { listFields } from './field-labels.ts'
import { useUndoTripChange } from './trips.data.ts'

/** The fields that an entry of the log changed, in the order of the form. */
export const fieldsOf = (after: Readonly<Record<string, unknown>>): TripField[] =>
  tripFieldNames.filter((name) => after[name] !== undefined)

/** Undoes a change of the log, and shows a toast with the result. */
export function useUndoEntry(tripId: number, onUndone: (trip: AdminTrip) => void) {
  const { mutateAsync, isPending, variables } = useUndoTripChange(tripId)
  const undo = async ({ id, after }: Pick<TripHistoryEntry, 'id' | 'after'>) => {
    try {
      onUndone(await mutateAsync(id))
      toast({ title: 'Undone', description: `Restored: ${listFields(fieldsOf(after))}.` })
    } catch (error) {
      const description = explainFailure(error)
      toast({ title: 'Not undone', description, variant: 'destructive' })
    }
  }
  return { undo, undoing: isPending ? variables : undefined }
}
