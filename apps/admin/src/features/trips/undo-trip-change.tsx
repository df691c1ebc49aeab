import type { AuditEntry } from '@farandfew/domain/audit/admin-audit.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { useMay } from '../../shared/role/role.ts'
import { historyQuery } from './trip-reads.ts'
import { useUndoEntry } from './use-undo-entry.ts'

/** The id of the trip that an entry changed; undefined for any other entry. */
function changedTrip({ action, subject }: AuditEntry): number | undefined {
  if (action !== 'trip.changed' && action !== 'trip.change-undone') return undefined
  const [, id] = /^trip ([1-9]\d{0,9})$/.exec(subject ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

interface UndoTripChangeProps {
  entry: AuditEntry
  /** Called after the undo, which adds an entry to the log. */
  onUndone: () => void
}

/** The undo button of an entry that changed a trip; nothing for any other entry. */
export function UndoTripChange({ entry, onUndone }: UndoTripChangeProps) {
  const tripId = changedTrip(entry)
  const mayEdit = useMay('edit-trips')
  return tripId === undefined || !mayEdit ? null : (
    <Undo tripId={tripId} entry={entry} onUndone={onUndone} />
  )
}

function Undo({ tripId, entry, onUndone }: UndoTripChangeProps & { tripId: number }) {
  const { undo, undoing } = useUndoEntry(tripId, onUndone)
  const history = useQuery(historyQuery(tripId))
  const { id, after } = entry
  if (history.isPending) return null
  // The history does not contain old entries. The API decides whether they can be undone.
  const noted = history.data?.items.find((change) => change.id === id)
  if (noted && !noted.undoable) return <ChangedAgain />
  return (
    <div>
      <ActionButton
        busy={undoing !== undefined}
        busyLabel="Undoing..."
        onAction={() => undo({ id, after: after ?? {} })}
      >
        Undo this change
      </ActionButton>
    </div>
  )
}

/** Replaces the button, and takes its focus. */
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
