import {
  type AdminTrip,
  type TripHistoryEntry,
  tripFieldNames,
  type TripField,
} from '@farandfew/domain/trips/admin-trips.ts'
import { undoAdminTrip } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { listFields } from './field-labels.ts'
import { changesTrip } from './trip-reads.ts'

/** The fields that an entry of the log changed, in the order of the form. */
export const fieldsOf = (after: Readonly<Record<string, unknown>>): TripField[] =>
  tripFieldNames.filter((name) => after[name] !== undefined)

/** Undoes a change of the log, and shows a toast with the result, after which it calls `onSettled`. */
export function useUndoEntry(tripId: number, onUndone: (trip: AdminTrip) => void) {
  const { at, options } = changesTrip(tripId)
  const { request, sending } = useCall(undoAdminTrip, {
    ...options,
    failureReloads: options.reloads,
  })
  const undo = (
    { id, after }: Pick<TripHistoryEntry, 'id' | 'after'>,
    onSettled?: () => void,
  ): void =>
    void request({ ...at, body: { auditId: id } })
      .then((trip) => {
        onUndone(trip)
        toast({ title: 'Undone', description: `Restored: ${listFields(fieldsOf(after))}.` })
      })
      .catch((error: unknown) =>
        toast({
          title: 'Not undone',
          description: explainFailure(error),
          variant: 'destructive',
        }),
      )
      .finally(onSettled)
  return { undo, undoing: sending?.body.auditId }
}
