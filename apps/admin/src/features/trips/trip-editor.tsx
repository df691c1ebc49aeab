import type { AdminTrip } from '@farandfew/domain/trips/admin-trips.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { Grid, Row, Stack, Actions } from '@farandfew/ui/primitives/primitives.ts'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { LeaveDialog } from '../../shared/leave/leave-dialog.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useMay } from '../../shared/role/role.ts'
import { type TripDraft, draftedFields, toDraft } from './trip-draft.ts'
import { AvailabilityBadge } from './availability-badge.tsx'
import { storeDraft } from './stored-draft.ts'
import { TripFieldGroups } from './trip-fields.tsx'
import { FormSections } from './form-sections.tsx'
import { Fields, SaveBar } from './trip-form.styles.ts'
import { TripHistory } from './trip-history.tsx'
import { TripPreview } from './trip-preview.tsx'
import { listFields } from './field-labels.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { type TripForm, useTripForm } from './use-trip-form.ts'

interface TripEditorProps {
  trip: AdminTrip
  /** When the trip was read, in milliseconds. */
  readAt: number
  refetch: () => void
  /** What is typed already. */
  start?: TripDraft
}

/** The form of a trip with its preview and, unless it is new, its history. */
export function TripEditor({ trip, readAt, refetch, start }: TripEditorProps) {
  const form = useTripForm({ trip, at: readAt }, refetch, start)
  const mayEdit = useMay('edit-trips')
  const save = () => {
    if (form.isDirty && mayEdit) form.submit()
  }
  useShortcut('s', 'Save the trip', save, { command: true, everywhere: true })

  return (
    <>
      {!form.isNew && (
        <Row marginBottom={6}>
          <AvailabilityBadge {...form.base} />
          {!form.base.isDraft && (
            <Button as="a" variant="secondary" {...siteLink(form.base.publicUrl)}>
              Open on the site
            </Button>
          )}
          <Allowed to="edit-trips">
            <ButtonLink variant="secondary" href={paths.copyTrip(form.base.id)}>
              Copy
            </ButtonLink>
          </Allowed>
          <Button variant="quiet" onClick={goToHistory}>
            History
          </Button>
        </Row>
      )}
      {form.newer ? (
        <NewerNotice form={form} newer={form.newer} readAt={readAt} />
      ) : (
        form.wasStored && form.isDirty && <StoredNotice />
      )}
      <Grid columns={[7, 5]} from="lg" gap={10} align="start">
        <Stack as="form" gap={8} {...form.formProps} aria-label="Trip">
          <FormSections isNew={form.isNew} />
          <Fields disabled={!mayEdit}>
            <TripFieldGroups form={form} />
          </Fields>
          {mayEdit && <SaveLine form={form} />}
        </Stack>
        <TripPreview id={trip.id} draft={form.draft} siteUrl={form.base.siteUrl} />
      </Grid>
      {!form.isNew && (
        <TripHistory
          id={trip.id}
          headingId={historyHeading}
          onUndone={(undone) => form.moveTo(undone, Date.now())}
        />
      )}
      <LeaveDialog
        isDirty={form.isDirty}
        description="What you changed on this trip is not saved yet."
        onLeave={() => storeDraft(trip.id, undefined)}
      />
    </>
  )
}

const historyHeading = 'trip-history'

/** The history is below a long form. */
function goToHistory() {
  const heading = document.getElementById(historyHeading)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Opens a new tab, so that the form stays open. */
const siteLink = (href: string) => ({ href, target: '_blank', rel: 'noreferrer' })

function SaveLine({ form }: { form: TripForm }) {
  const { drafted, isDirty, isSaving, outcome, isNew } = form
  const saved = isNew ? 'Nothing is entered yet' : 'Everything is saved'
  return (
    <SaveBar>
      <FormOutcome of={outcome} />
      <p role="status">{isDirty ? `Not saved: ${listFields(drafted)}` : saved}</p>
      <ActionButton variant="quiet" idle={!isDirty || isSaving} onAction={form.discard}>
        Discard
      </ActionButton>
      <ActionButton
        type="submit"
        variant="primary"
        busy={isSaving}
        busyLabel={isNew ? 'Adding...' : 'Saving...'}
        idle={!isDirty}
        aria-keyshortcuts="Control+S"
      >
        {isNew ? 'Add the trip' : 'Save'}
      </ActionButton>
    </SaveBar>
  )
}

interface NewerNoticeProps {
  form: TripForm
  newer: AdminTrip
  readAt: number
}

/** Says that another operator saved the trip, and offers what can be done with the draft. */
function NewerNotice({ form, newer, readAt }: NewerNoticeProps) {
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
function StoredNotice() {
  return (
    <Notice role="status">
      <p>Your unsaved changes are back.</p>
    </Notice>
  )
}
