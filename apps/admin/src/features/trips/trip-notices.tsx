import type { AdminTrip } from '@farandfew/domain/admin/trips'
import { Button } from '@farandfew/ui/button'
import { Notice } from '@farandfew/ui/problem'
import { listFields } from './field-labels.ts'
import { draftedFields, toDraft } from './trip-draft.ts'
import { Actions } from './trip-form.styles.ts'
import type { TripForm } from './use-trip-form.ts'

interface NewerNoticeProps {
  form: TripForm
  newer: AdminTrip
  readAt: number
}

/** Somebody else saved the trip: nothing is lost, and what can be done. */
export function NewerNotice({ form, newer, readAt }: NewerNoticeProps) {
  const theirs = draftedFields(form.base, toDraft(newer))
  return (
    <Notice role="alert">
      <p>
        <strong>This trip was changed meanwhile: {listFields(theirs)}.</strong>{' '}
        {form.isDirty &&
          'What you typed is kept here. Put it on the newer version, where your fields win, or load the newer version and let go of yours.'}
      </p>
      <Actions>
        {form.isDirty && <Button onClick={() => form.moveTo(newer, readAt)}>Put mine on it</Button>}
        <Button variant="secondary" onClick={form.takeNewer}>
          Load the newer version
        </Button>
      </Actions>
    </Notice>
  )
}

/** What an earlier visit left unsaved is there again. */
export function KeptNotice() {
  return (
    <Notice role="status">
      <p>What you had typed and not saved is here again.</p>
    </Notice>
  )
}
