import { ApiError } from '@farandfew/api-client'
import { departureForm } from '@farandfew/domain/admin/departures'
import { type Drafts, useForm } from '@farandfew/ui/form'
import { useState } from 'react'
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

/** A change is sent as `{ before, after }`; the fields of the form are those of `after`. */
export const changeErrorsOf = (error: unknown) =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fieldErrors : {}).map(([path, message]) => [
      path.replace(/^after\./, ''),
      message,
    ]),
  )
