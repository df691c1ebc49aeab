import { departureForm } from '@farandfew/domain/departures/admin-departures.ts'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useState } from 'react'
import { changeErrorsOf } from '../../shared/notices/change-errors.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import {
  type DepartureDraft,
  type DepartureInput,
  missingChoices,
  toForm,
} from './departure-draft.ts'

interface DepartureFormOptions {
  initialValues: DepartureDraft
  save: (input: DepartureInput, draft: DepartureDraft) => Promise<unknown>
  /** Keeps what was typed while the form is closed. */
  drafts?: Drafts
}

/** The form of a departure. A failure that names no field is returned as `failure`, to be shown above the buttons. */
export function useDepartureForm({ initialValues, save, drafts }: DepartureFormOptions) {
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    schema: departureForm,
    initialValues,
    toInput: toForm,
    messages: missingChoices,
    validateOnBlur: false,
    ...(drafts && { draft: { in: drafts, as: 'departure' } }),
    send: (input, { values }) => {
      setFailure(undefined)
      return save(input, values)
    },
    fieldErrorsOf: changeErrorsOf,
    onFailure: (error, fieldErrors) => {
      if (Object.keys(fieldErrors).length === 0) setFailure(explainFailure(error))
    },
  })
  return { ...form, failure }
}
