import { getIn, useFormik } from 'formik'
import { useRef, type FormEvent, useEffect, useState } from 'react'
import { type FieldErrors, findMessage, messagesOf } from './messages.ts'
import type { $ZodType, input } from 'zod/v4/core'
import { prepareToasts } from '../toast/toasts.tsx'
import type { FormMessage } from './form-outcome.tsx'
import { failureMessage, serverFieldErrors } from './server-error.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { type IdempotencyKey, useIdempotencyKey } from './use-idempotency-key.ts'
import { useOutcome } from './use-outcome.ts'

/** Keeps what the server refused: each message stays until the value of its field changes. */
function useRefusals<Values extends object>() {
  const refusals = useRef<readonly { path: string; value: unknown; message: string }[]>([])
  return {
    messagesFor: (values: Values): FieldErrors =>
      Object.fromEntries(
        refusals.current
          .filter(({ path, value }) => getIn(values, path) === value)
          .map(({ path, message }) => [path, message]),
      ),
    keep: (errors: FieldErrors, values: Values) => {
      refusals.current = Object.entries(errors).map(([path, message]) => ({
        path,
        value: getIn(values, path),
        message,
      }))
    },
    clear: () => {
      refusals.current = []
    },
  }
}

export interface FormOptions<Schema extends $ZodType, Values extends object> {
  /** Checks the input. Its messages appear at the fields. */
  schema: Schema
  initialValues: Values
  /** Makes the input from the typed values. By default the input is the values. */
  toInput?: (values: Values) => unknown
  /** More messages about the typed values. They replace the schema's messages of the same field. */
  messages?: (values: Values) => FieldErrors
  /**
   * Sends a checked input. If it rejects, the form keeps what was typed. If it resolves, the form is reset to its
   * initial values, or to those given to `resetTo`.
   */
  send: (input: input<Schema>, sending: Sending<Values>) => Promise<unknown>
  /** Returns the messages by field of a rejection. By default the error's `fieldErrors`. */
  fieldErrorsOf?: (error: unknown) => FieldErrors
  /**
   * Handles a rejection. What it returns is shown in a toast and at the form; nothing if it has said it itself. By default
   * the error's `detail` is shown.
   */
  onFailure?: (error: unknown, fieldErrors: FieldErrors) => FormMessage | void
  /** The title of that message, by default 'Error'. */
  failureTitle?: string
  /** Where to keep typed values while the form is not rendered. Success deletes them. */
  draft?: Draft
  /** A key that outlives the form, for a form that can be closed before it is sent again. */
  idempotencyKey?: IdempotencyKey
  /** Whether to check a field when it is left. True by default. */
  validateOnBlur?: boolean
}

export interface Sending<Values> {
  /** Stays the same for the same input until it was sent successfully. */
  idempotencyKey: string
  values: Values
  /** Says in a toast, and at the form until something is typed, that it was sent. */
  succeed: (message: FormMessage) => void
  /** Sets the values that the form has after success, as its new initial values. */
  resetTo: (values: Values) => void
}

/** What `useForm` returns for a form with these values. */
export type Form<Values extends object> = ReturnType<typeof useForm<$ZodType, Values>>

/**
 * A form: Formik's state, the rules of a zod schema, and the errors of the server. It sends one submission at a time and
 * focuses the first refused field. A server's message stays until its field changes or is sent again.
 */
export function useForm<Schema extends $ZodType, Values extends object>(
  options: FormOptions<Schema, Values>,
) {
  const { schema, draft, toInput = (values) => values } = options
  const [initialValues] = useState(options.initialValues)
  const refusals = useRefusals<Values>()
  const { succeed, fail, clear, outcomeOf } = useOutcome<Values>()
  const ownKey = useIdempotencyKey()
  const key = options.idempotencyKey ?? ownKey
  useEffect(prepareToasts, [])

  const validate = (values: Values): FieldErrors => ({
    ...refusals.messagesFor(values),
    ...messagesOf(schema, toInput(values)),
    ...options.messages?.(values),
  })

  const form = useFormik<Values>({
    initialValues: { ...initialValues, ...(draft?.in.get(draft.as) as Partial<Values>) },
    validate,
    validateOnBlur: options.validateOnBlur ?? true,
    onSubmit: async (values, { resetForm, setErrors }) => {
      // The schema has accepted it.
      const checked = toInput(values) as input<Schema>
      let next = draft && initialValues
      const resetTo = (given: Values) => (next = given)
      try {
        const idempotencyKey = key.keyOf(checked)
        await options.send(checked, { idempotencyKey, values, succeed, resetTo })
        key.renew()
        draft?.in.delete(draft.as)
        resetForm(next && { values: next })
      } catch (error) {
        const fieldErrors = (options.fieldErrorsOf ?? serverFieldErrors)(error)
        refusals.keep(fieldErrors, values)
        setErrors(validate(values) as object)
        const message = options.onFailure
          ? options.onFailure(error, fieldErrors)
          : failureMessage(error, options.failureTitle)
        if (message) fail(message, values, fieldErrors)
      }
    },
  })
  useDraft(draft, form.values, initialValues)

  const { element, isBusy, submit } = useSubmission(() => {
    // The server may accept now what it refused before.
    refusals.clear()
    clear()
    return form.submitForm()
  })
  const errors = form.errors as FieldErrors
  return {
    /** Formik's own form. */
    form,
    /** All messages by path, whether or not their fields were visited. */
    errors,
    busy: isBusy,
    /** What became of the last submission, for `FormOutcome`. */
    outcome: outcomeOf(form.values, form.dirty),
    /** Submits the form, as its button does. For keyboard shortcuts. */
    submit,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit()
      },
    },
    /** The props of a text, text area or select field. Its message appears once the field was visited. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(form.values[name] ?? ''),
      error: getIn(form.touched, name) ? findMessage(errors, name) : undefined,
      onChange: form.handleChange,
      onBlur: form.handleBlur,
    }),
  }
}

const refusedControl = '[aria-invalid="true"], [data-refused="true"]'

/**
 * Runs one submission at a time, and then focuses the first refused control of the form, if there is one. Whether one runs
 * is not read from Formik, which does not notice the end of one that ends while the form is hidden (React's Activity).
 */
function useSubmission(run: () => Promise<unknown>) {
  const element = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [runs, setRuns] = useState(0)
  useEffect(() => {
    const refused = runs > 0 && element.current?.querySelector<HTMLElement>(refusedControl)
    if (!refused) return
    // A folded control cannot take the focus.
    refused.closest('details')?.setAttribute('open', '')
    refused.focus()
  }, [runs])

  const submit = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await run()
    } finally {
      isRunning.current = false
      setBusy(false)
      setRuns((count) => count + 1)
    }
  }
  return { element, isBusy, submit: () => void submit() }
}
