import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { listFields } from './field-labels.ts'
import { draftedFields, toDraft } from './trip-draft.ts'
import type { TripForm } from './use-trip-form.ts'

interface NewerNoticeProps {
  form: TripForm
  newer: AdminTrip
  readAt: number
}

/** Says that another operator saved the trip, and offers what can be done with the draft. */
export function NewerNotice({ form, newer, readAt }: NewerNoticeProps) {
  const changed = draftedFields(form.base, toDraft(newer))
  return (
    <Notice role="alert">
      <p>
        <strong>{`This trip has been changed: ${listFields(changed)}.`}</strong>
        <span>{` ${form.isDirty ? 'Your changes are still here. Apply them to the newer version, or load the newer version without them.' : ''}`}</span>
      </p>
      <Actions>
        {form.isDirty && (
          <Button onClick={() => form.moveTo(newer, readAt)}>Apply my changes</Button>
        )}
        <Button variant="secondary" onClick={form.takeNewer}>
          Load the newer version
        </Button>
      </Actions>
    </Notice>
  )
}

/** Says that the form shows a stored draft. */
export function StoredNotice() {
  return (
    <Notice role="status">
      <p>Your unsaved changes are back.</p>
    </Notice>
  )
}
