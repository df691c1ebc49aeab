import { ApiError } from '@farandfew/api-client'
import { type AdminTrip, tripFields } from '@farandfew/domain/trips/admin-trips.ts'
import { addAdminTrip, changeAdminTrip } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { paths } from '../../shared/paths.ts'
import { readStoredDraft, storeDraft } from './stored-draft.ts'
import {
  changesOf,
  draftedFields,
  moveDraft,
  isNewTrip,
  toDraft,
  toTripFields,
  type TripDraft,
} from './trip-draft.ts'
import { changesTrip, tripsQuery } from './trip-reads.ts'

interface Version {
  trip: AdminTrip
  /** When it was read or saved, in milliseconds. */
  at: number
}

const whoSees = (isDraft: boolean) =>
  isDraft ? 'It is a draft: only operators see it.' : 'The site shows it within two seconds.'

/**
 * The form of a trip. It starts from the draft that this tab has stored, if there is one. A newer version of the trip is
 * offered, and never replaces the draft by itself.
 * @param start what is typed already, such as a copy of another trip
 */
export function useTripForm(latest: Version, refetch: () => void, start?: TripDraft) {
  const [stored] = useState(() => readStoredDraft(latest.trip.id))
  const [{ trip: base, at }, setBase] = useState(stored ? { trip: stored.base, at: 0 } : latest)
  const isNew = isNewTrip(base.id)
  const { at: named, options } = changesTrip(base.id)
  const { request: change } = useCall(changeAdminTrip, options)
  const { request: add } = useCall(addAdminTrip, { reloads: [tripsQuery.queryKey] })
  const navigate = useNavigate()

  const { form, formProps, errors, busy, outcome, submit } = useForm({
    schema: tripFields,
    initialValues: stored?.draft ?? start ?? toDraft(base),
    toInput: toTripFields,
    validateOnBlur: false,
    send: async (input, { values, resetTo }) => {
      if (isNew) {
        const { id, isDraft } = await add({ body: input })
        resetTo(toDraft(base))
        toast({ title: 'Added', description: whoSees(isDraft) })
        return navigate(paths.trip(id))
      }
      const changes = changesOf(base, values)
      if (Object.keys(changes).length === 0) return resetTo(toDraft(base))
      const trip = await change({ ...named, body: { version: base.version, ...changes } })
      setBase({ trip, at: Date.now() })
      resetTo(toDraft(trip))
      toast({ title: 'Saved', description: whoSees(trip.isDraft) })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 409) refetch()
      return { title: 'Not saved', description: explainFailure(error) }
    },
  })
  const draft = form.values
  const drafted = draftedFields(base, draft)
  const isDirty = drafted.length > 0
  const isNewer = latest.at > at && latest.trip.version !== base.version

  /** Continues from a version of the trip, with another draft if one is given. */
  const continueFrom = (next: Version, nextDraft?: TripDraft) => {
    setBase(next)
    form.resetForm({ values: toDraft(next.trip) })
    if (nextDraft) void form.setValues(nextDraft)
  }

  useEffect(() => {
    storeDraft(base.id, isDirty ? { base, draft } : undefined)
  }, [base, draft, isDirty])

  return {
    base,
    isNew,
    draft,
    drafted,
    formProps,
    isDirty,
    isSaving: busy,
    outcome,
    wasStored: stored !== undefined,
    /** The version that another operator has saved since. */
    newer: isNewer ? latest.trip : undefined,
    errors: form.submitCount > 0 ? errors : {},
    set: <Name extends keyof TripDraft>(name: Name, value: TripDraft[Name]) =>
      void form.setFieldValue(name, value),
    submit,
    discard: () => continueFrom(isNewer ? latest : { trip: base, at }),
    takeNewer: () => continueFrom(latest),
    /** Keeps the draft's own changes on top of another version. */
    moveTo: (trip: AdminTrip, readAt: number) =>
      continueFrom({ trip, at: readAt }, moveDraft(draft, base, trip)),
  }
}

export type TripForm = ReturnType<typeof useTripForm>
