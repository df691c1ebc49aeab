import { AuditLog } from '../features/audit/audit-log.tsx'
import { Page } from '../shared/page/page.tsx'
import { UndoTripChange } from '../features/trips/undo-trip-change.tsx'

/** The actions of operators in the console. */
export default function AuditLogPage() {
  return (
    <Page title="Audit log">
      <AuditLog
        undoButton={(entry, onUndone) => <UndoTripChange entry={entry} onUndone={onUndone} />}
      />
    </Page>
  )
}
