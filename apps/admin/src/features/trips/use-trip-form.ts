import { ApiError } from '@farandfew/api-client'
import type { AdminTrip } from '@farandfew/domain/admin/trips'
import { toast } from '@farandfew/ui/toast'
import { type FormikHelpers, useFormik } from 'formik'
import { useEffect, useState } from 'react'
import { dropKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import {
  changesOf,
  draftedFields,
  moveDraft,
  toDraft,
  type TripDraft,
  validateDraft,
} from './trip-draft.ts'
import { useChangeTrip } from './trips.data.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'

interface Stored {
  trip: AdminTrip
  /** When it was read or saved, in milliseconds. */
  at: number
}

/**
 * The form of a trip. It begins from what this tab has kept, if anything; a newer version of the trip is offered, and
 * never put in place of what stands there.
 */
export function useTripForm(stored: Stored, onRefused: () => void, refetch: () => void) {
  const [kept] = useState(() => readKeptDraft(stored.trip.id))
  const [{ base, at }, setBase] = useState(kept ? { base: kept.base, at: 0 } : toBase(stored))
  const { mutateAsync } = useChangeTrip(base.id)

  const form = useFormik<TripDraft>({
    initialValues: kept?.draft ?? toDraft(base),
    validate: validateDraft as () => object,
    validateOnBlur: false,
    onSubmit: save,
  })
  const draft = form.values
  const drafted = draftedFields(base, draft)
  const isDirty = drafted.length > 0
  const isNewer = stored.at > at && stored.trip.version !== base.version

  /** Goes on from a version of the trip, with a draft of its own or none. */
  const begin = (next: Stored, nextDraft?: TripDraft) => {
    setBase(toBase(next))
    form.resetForm({ values: toDraft(next.trip) })
    if (nextDraft) void form.setValues(nextDraft)
  }

  async function save(values: TripDraft, { setErrors }: FormikHelpers<TripDraft>) {
    const changes = changesOf(base, values)
    if (Object.keys(changes).length === 0) return begin({ trip: base, at })
    try {
      const trip = await mutateAsync({ version: base.version, ...changes })
      begin({ trip, at: Date.now() })
      toast({ title: 'Saved', description: 'The site shows it within two seconds.' })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fieldErrors)
      if (error instanceof ApiError && error.status === 409) refetch()
      toast({
        title: 'Not saved',
        description: explainFailure(error),
        variant: 'destructive',
      })
    }
  }

  useEffect(() => {
    if (isDirty) keepDraft(base.id, { base, draft })
    else dropKeptDraft(base.id)
  }, [base, draft, isDirty])

  return {
    base,
    draft,
    drafted,
    isDirty,
    isSaving: form.isSubmitting,
    wasKept: kept !== undefined,
    /** What somebody else saved since. */
    newer: isNewer ? stored.trip : undefined,
    errors: (form.submitCount > 0 ? form.errors : {}) as Record<string, string>,
    set: <Name extends keyof TripDraft>(name: Name, value: TripDraft[Name]) =>
      void form.setFieldValue(name, value),
    submit: () => void form.submitForm().then(onRefused),
    discard: () => begin(isNewer ? stored : { trip: base, at }),
    takeNewer: () => begin(stored),
    /** Puts what was typed on top of another version. */
    moveTo: (trip: AdminTrip, readAt: number) =>
      begin({ trip, at: readAt }, moveDraft(draft, base, trip)),
  }
}

export type TripForm = ReturnType<typeof useTripForm>

const toBase = ({ trip, at }: Stored) => ({ base: trip, at })
