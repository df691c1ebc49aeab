import { ApiError } from '@farandfew/api-client/call'
import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import type { $ZodType } from 'zod/v4/core'
import { focusFirstError } from './focus-first-error.ts'
import { toastFailure } from './toast-failure.ts'
import { zodValidate } from './zod-validate.ts'

/** What was typed into each form, for as long as what holds them stands. */
export type Drafts = Map<string, object>

interface AccountForm<Values> {
  schema: $ZodType
  /** The form as it is before anybody typed. */
  empty: Values
  /** Sends what was typed; its failure is told here. */
  send: (values: Values) => Promise<unknown>
  /** Keeps what is typed, under a name. */
  draft?: { in: Drafts; as: string }
  /** What the toast of a failure is called, where it is not 'Error'. */
  failureTitle?: string
}

/** A value that the server refused, with its message. */
type Refusals = Record<string, { value: unknown; message: string }>

/**
 * A form of a member: checked by its rule, kept while it is left, and where the server refuses a field, the message
 * stays under it until the value is another. Failures are told by a toast.
 */
export function useAccountForm<Values extends object>(options: AccountForm<Values>) {
  const { schema, empty, send, draft, failureTitle: title } = options
  const element = useRef<HTMLFormElement>(null)
  const refusals = useRef<Refusals>({})

  const validate = (values: Values) => ({
    ...messagesOf(refusals.current, values),
    ...zodValidate(schema)(values),
  })

  const form = useFormik<Values>({
    initialValues: { ...empty, ...(draft?.in.get(draft.as) as Partial<Values> | undefined) },
    validate,
    onSubmit: async (values, { setErrors }) => {
      try {
        await send(values)
      } catch (error) {
        const underFields = error instanceof ApiError ? error.fieldErrors : {}
        refusals.current = refusalsOf(underFields, values)
        setErrors(validate(values) as never)
        focusFirst(element.current, underFields)
        toastFailure(error, title)
      }
    },
  })

  const { in: drafts, as: name = '' } = draft ?? {}
  useEffect(() => void drafts?.set(name, form.values), [drafts, name, form.values])

  const submit = focusFirstError(form)
  const onSubmit: typeof submit = (event) => {
    // What was refused may be right by now, so that sending it again asks again.
    refusals.current = {}
    submit(event)
  }
  return { form, formProps: { ref: element, noValidate: true, onSubmit } }
}

function refusalsOf(errors: Readonly<Record<string, string>>, values: object): Refusals {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      { value: (values as Record<string, unknown>)[field], message },
    ]),
  )
}

function messagesOf(refusals: Refusals, values: object): Record<string, string> {
  const still = Object.entries(refusals).filter(
    ([field, { value }]) => (values as Record<string, unknown>)[field] === value,
  )
  return Object.fromEntries(still.map(([field, { message }]) => [field, message]))
}

function focusFirst(form: HTMLFormElement | null, errors: Readonly<Record<string, string>>) {
  const field = Array.from(form?.elements ?? []).find(
    (candidate) => 'name' in candidate && String(candidate.name) in errors,
  )
  if (field instanceof HTMLElement) field.focus()
}
