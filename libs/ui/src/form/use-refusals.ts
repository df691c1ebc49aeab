import { getIn } from 'formik'
import { useRef } from 'react'
import type { FieldErrors } from './messages.ts'

/** Keeps what the server refused: each message stays until the value of its field changes. */
export function useRefusals<Values extends object>() {
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
