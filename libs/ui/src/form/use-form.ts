import { getIn, useFormik } from 'formik'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { $ZodType, input } from 'zod/v4/core'
import { prepareToasts } from '../toast/toasts.tsx'
import { type FieldErrors, findMessage, messagesOf } from './messages.ts'
import { serverFieldErrors, toastFailure } from './server-error.ts'
import { type IdempotencyKey, useIdempotencyKey } from './use-idempotency-key.ts'

/** The typed values of several forms by name, kept while their forms are not rendered. */
export type Drafts = Map<string, object>

export interface FormOptions<Schema extends $ZodType, Values extends object> {
  /** Checks the input. Its messages appear at the fields. */
  schema: Schema
  initialValues: Values
  /** Makes the input from the typed values. Without it the input is the values. */
  toInput?: (values: Values) => unknown
  /** More messages about the typed values. They take the place of the schema's. */
  messages?: (values: Values) => FieldErrors
  /**
   * Sends a checked input. If it rejects, the form keeps what was typed. If it resolves, the form is reset to its
   * initial values, or to those given to `resetTo`.
   */
  send: (input: input<Schema>, sending: Sending<Values>) => Promise<unknown>
  /** Returns the messages by field of a rejection. Without it they are the error's `fieldErrors`. */
  fieldErrorsOf?: (error: unknown) => FieldErrors
  /** Reports a rejection. Without it a toast shows the error's `detail`. */
  onFailure?: (error: unknown, fieldErrors: FieldErrors) => void
  /** The title of the toast of a failure: 'Error' unless given. */
  failureTitle?: string
  /** Where to keep typed values while the form is not rendered. Success deletes them. */
  draft?: { in: Drafts; as: string }
  /** A key that outlives the form, for a form that closes while it keeps its draft. */
  idempotencyKey?: IdempotencyKey
  /** Whether leaving a field checks it. True unless given. */
  validateOnBlur?: boolean
}

export interface Sending<Values> {
  /** The same for the same input until it was sent successfully. */
  idempotencyKey: string
  values: Values
  /** Sets the values that the form has after success, as its new initial values. */
  resetTo: (values: Values) => void
}

/** A value that the server refused, with its message. */
type Refusals = Readonly<Record<string, { value: unknown; message: string }>>

const refusedControl = '[aria-invalid="true"], [data-refused="true"]'

/**
 * A form: Formik's state, the rules of a zod schema, and what the server says. One submission runs at a time. A refused
 * field shows its message, which stays until the value changes or is sent again, and the first one gets the focus.
 */
export function useForm<Schema extends $ZodType, Values extends object>(
  options: FormOptions<Schema, Values>,
) {
  const { schema, toInput = (values) => values, draft } = options
  useEffect(prepareToasts, [])
  const [initialValues] = useState(options.initialValues)
  const element = useRef<HTMLFormElement>(null)
  const refusals = useRef<Refusals>({})
  const ownKey = useIdempotencyKey()
  const key = options.idempotencyKey ?? ownKey

  const validate = (values: Values): FieldErrors => ({
    ...stillRefused(refusals.current, values),
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
        await options.send(checked, { idempotencyKey: key.keyOf(checked), values, resetTo })
        key.renew()
        draft?.in.delete(draft.as)
        resetForm(next && { values: next })
      } catch (error) {
        const fieldErrors = (options.fieldErrorsOf ?? serverFieldErrors)(error)
        refusals.current = toRefusals(fieldErrors, values)
        setErrors(validate(values) as object)
        if (options.onFailure) options.onFailure(error, fieldErrors)
        else toastFailure(error, options.failureTitle)
      }
    },
  })

  const { in: drafts, as: draftName = '' } = draft ?? {}
  useEffect(() => {
    if (isSame(form.values, initialValues)) drafts?.delete(draftName)
    else drafts?.set(draftName, form.values)
  }, [drafts, draftName, form.values, initialValues])

  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>(refusedControl)?.focus()
  }, [attempts])

  const isSubmitting = useRef(false)
  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    // The server may accept now what it refused before.
    refusals.current = {}
    try {
      await form.submitForm()
    } finally {
      isSubmitting.current = false
      setAttempts((count) => count + 1)
    }
  }

  const errors = form.errors as FieldErrors
  return {
    /** Formik's own form. */
    form,
    /** Every message by path, whether or not its field was visited. */
    errors,
    busy: form.isSubmitting,
    /** Submits as the button does, for a keyboard shortcut. Does nothing while a submission runs. */
    submit: () => void submit(),
    /** The props of the form element. */
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
    /** The props of a text, text area or select field: its value, its handlers, and its message once it was visited. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(form.values[name] ?? ''),
      error: getIn(form.touched, name) ? findMessage(errors, name) : undefined,
      onChange: form.handleChange,
      onBlur: form.handleBlur,
    }),
  }
}

/** What `useForm` returns for a form of these values. */
export type Form<Values extends object> = ReturnType<typeof useForm<$ZodType, Values>>

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

const toRefusals = (errors: FieldErrors, values: object): Refusals =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      { value: getIn(values, path), message },
    ]),
  )

const stillRefused = (refusals: Refusals, values: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([path, { value }]) => getIn(values, path) === value)
      .map(([path, { message }]) => [path, message]),
  )
