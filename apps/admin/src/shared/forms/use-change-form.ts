import { ApiError } from '@farandfew/api-client'
import { type FormOptions, useForm } from '@farandfew/ui/form/use-form.ts'
import { useState } from 'react'
import type { $ZodType } from 'zod/v4/core'

/** The messages of a refused change by field. It is sent as `{ before, after }`; the fields of the form are those of `after`. */
export const changeErrorsOf = (error: unknown) =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fieldErrors : {}).map(([path, message]) => [
      path.replace(/^after\./, ''),
      message,
    ]),
  )

/**
 * The form of something that another operator may have changed since. A failure that names no field is its `failure`,
 * which the form shows above its buttons.
 */
export function useChangeForm<Schema extends $ZodType, Values extends object>(
  options: FormOptions<Schema, Values>,
) {
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Schema, Values>({
    validateOnBlur: false,
    ...options,
    send: (input, sending) => {
      setFailure(undefined)
      return options.send(input, sending)
    },
    fieldErrorsOf: changeErrorsOf,
    onFailure: (error, fieldErrors) => {
      if (Object.keys(fieldErrors).length === 0) setFailure(error)
    },
  })
  return { ...form, failure }
}
