import { AuditDesk } from '../features/audit/audit-desk.tsx'
import { Page } from '../features/page/page.tsx'
import { UndoTripChange } from '../features/trips/undo-trip-change.tsx'

/** What was done at the console. */
export default function AuditLogPage() {
  return (
    <Page title="Audit log">
      <AuditDesk
        wayBack={(entry, onUndone) => <UndoTripChange entry={entry} onUndone={onUndone} />}
      />
    </Page>
  )
}
