import { ApiError } from '@farandfew/api-client/call'
import { useFormik } from 'formik'
import { type FormEvent, type RefObject, useState } from 'react'
import { type DepartureDraft, validateDraft } from './departure-draft.ts'
import type { FieldBinding } from './departure-fields.tsx'
import { explainFailure } from '../notices/explain-failure.ts'

/**
 * The form of a departure. A refusal is told under its field where it names one, else as `failure` above the buttons;
 * what was typed stays.
 */
export function useDepartureForm(
  element: RefObject<HTMLFormElement | null>,
  initialValues: DepartureDraft,
  save: (draft: DepartureDraft) => Promise<void>,
) {
  const [failure, setFailure] = useState<string>()
  const focusOn = (name: string | undefined) => {
    const control = name === undefined ? null : element.current?.elements.namedItem(name)
    if (control instanceof HTMLElement) control.focus()
  }
  const form = useFormik<DepartureDraft>({
    initialValues,
    validate: validateDraft,
    validateOnBlur: false,
    onSubmit: async (draft, { setErrors }) => {
      setFailure(undefined)
      try {
        await save(draft)
      } catch (error) {
        const errors = error instanceof ApiError ? error.fieldErrors : {}
        const named = Object.keys(errors).map((path) => path.replace(/^after\./, ''))
        setErrors(Object.fromEntries(Object.values(errors).map((text, at) => [named[at], text])))
        if (named.length === 0) {
          setFailure(explainFailure(error))
        }
        focusOn(named[0])
      }
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.isSubmitting) return
    focusOn(Object.keys(validateDraft(form.values))[0])
    void form.submitForm()
  }
  const field = (name: keyof DepartureDraft): FieldBinding => ({
    name,
    value: form.values[name],
    error: form.touched[name] ? form.errors[name] : undefined,
    onChange: form.handleChange,
    onBlur: form.handleBlur,
  })
  const { values: draft, dirty: isDirty, isSubmitting: busy } = form
  return { field, failure, submit, busy, draft, isDirty }
}
