import type { AuditEntry } from '@farandfew/domain/admin/audit'
import { useEffect, useRef } from 'react'
import { ActionButton } from '@farandfew/ui/button'
import { useTripHistory } from './trips.data.ts'
import { useUndoEntry } from './use-undo-entry.ts'

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
  const { undo, undoing } = useUndoEntry(tripId, onUndone)
  const history = useTripHistory(tripId)
  const { id, after } = entry
  if (history.isPending) return null
  // An entry older than the history is offered, and answered when it is tried.
  const noted = history.data?.items.find((change) => change.id === id)
  if (noted && !noted.undoable) return <ChangedAgain />
  return (
    <div>
      <ActionButton
        busy={undoing !== undefined}
        busyLabel="Undoing..."
        onAction={() => void undo({ id, after: after ?? {} })}
      >
        Undo this change
      </ActionButton>
    </div>
  )
}

/** Stands in place of the button, and takes the focus that was lost with it. */
function ChangedAgain() {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <p ref={words} tabIndex={-1}>
      Changed again since.
    </p>
  )
}
